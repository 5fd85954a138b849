/**
 * What common trades are called in scripts that the pages are not written in, by the English name that
 * the tables know. A brief in Arabic still gets the words of its trade, in English. A table and its reader.
 */
const NAMES: Readonly<Record<string, string>> = {
  restaurant: "مطعم מסעדה ресторан 餐厅 餐馆 レストラン 식당 εστιατόριο",
  bakery: "مخبز מאפייה пекарня 面包店 パン屋 ベーカリー 빵집 φούρνος αρτοποιείο",
  café: "مقهى קפה кафе кофейня 咖啡馆 咖啡店 カフェ 喫茶店 카페 καφετέρια",
  bookshop: "مكتبة ספרים книжный 书店 本屋 書店 서점 βιβλιοπωλείο",
  dentist: "أسنان שיניים стоматолог стоматология 牙医 牙科 歯医者 歯科 치과 οδοντίατρος",
  doctor: "طبيب רופא врач 诊所 内科 의원 γιατρός",
  pharmacy: "صيدلية מרקחת аптека 药店 薬局 약국 φαρμακείο",
  "veterinary clinic":
    "بيطري וטרינר וטרינרית ветеринар ветклиника 宠物医院 動物病院 동물병원 κτηνίατρος",
  "law firm": "محاماة محامي עורך עורכי адвокат юрист 律师 弁護士 법률 δικηγόρος",
  accountant: "محاسب محاسبة חשבון бухгалтер 会计 税理士 회계 λογιστής",
  hairdresser: "حلاق صالون מספרה парикмахерская 理发店 美容院 미용실 κομμωτήριο",
  florist: "زهور ورود פרחים цветы флорист 花店 花屋 꽃집 ανθοπωλείο",
  plumber: "سباك سباكة שרברב אינסטלטור сантехник 水管工 水道屋 배관 υδραυλικός",
  electrician: "كهربائي חשמלאי электрик 电工 電気工事 전기공사 ηλεκτρολόγος",
  photographer: "مصور تصوير צלם צילום фотограф 摄影 写真館 カメラマン 사진 φωτογράφος",
  hotel: "فندق מלון отель гостиница 酒店 宾馆 ホテル 旅館 호텔 ξενοδοχείο",
  gym: "رياضي כושר фитнес тренажёрный 健身房 ジム 헬스장 γυμναστήριο",
  "yoga studio": "يوغا יוגה йога 瑜伽 ヨガ 요가 γιόγκα",
  "language school": "لغات שפות языки языковая 语言学校 語学学校 어학원 γλωσσών",
  "car repair": "سيارات מוסך автосервис 汽车维修 自動車整備 정비소 συνεργείο",
  jeweller: "مجوهرات תכשיטים ювелир ювелирный 珠宝 宝石店 보석 κοσμηματοπωλείο",
  architect: "معماري مهندس אדריכל архитектор 建筑师 建築家 건축사 αρχιτέκτονας",
  "real estate agent": "عقارات נדלן недвижимость 房地产 不動産 부동산 μεσιτικό",
  "clothing store": "ملابس أزياء בגדים одежда 服装店 洋服 옷가게 ρούχα",
  "web design": "مواقع אתרים сайтов 网站设计 ウェブ制作 웹디자인 ιστοσελίδων",
  museum: "متحف מוזיאון музей 博物馆 博物館 박물관 μουσείο",
  charity: "خيرية צדקה עמותה благотворительный 慈善 ボランティア 자선 φιλανθρωπικός",
};

const ENTRIES = Object.entries(NAMES).flatMap(([english, list]) =>
  list.split(" ").map((name) => [name, english] as const),
);
/** Chinese and Japanese put no spaces between words; there a name is found within the text. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const LATIN_ONLY = /^[\p{Script=Latin}\p{M}\p{N}\p{P}\p{S}\s]*$/u;

/** The English name of the trade that a text in another script names, or the text itself. */
export function readOtherScript(industry: string): string {
  if (LATIN_ONLY.test(industry)) return industry;
  const words = new Set(
    industry
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu)
      ?.flatMap((word) => [word, word.replace(/^(?:ال|ה)/u, "")]),
  );
  const found = ENTRIES.find(([name]) =>
    UNSPACED.test(name) ? industry.includes(name) : words.has(name),
  );
  return found?.[1] ?? industry;
}
