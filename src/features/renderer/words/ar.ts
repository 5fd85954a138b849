// Arabic words of the renderer: the standard language, visitors addressed in the plural.
import { ARABIC_PRIVACY } from "./privacy/ar.ts";
import type { ChromeWords, LegalInputs } from "./words-model.ts";

const listContacts = ({ contacts }: LegalInputs) =>
  contacts.length === 0 ? {} : { points: [...contacts] };

export const ARABIC: ChromeWords = {
  language: "ar",
  skip: "الانتقال إلى المحتوى",
  menu: "القائمة",
  mainNavigation: "القائمة الرئيسية",
  footerNavigation: "روابط أسفل الصفحة",
  breadcrumbs: "موقعكم في الصفحات",
  home: "الصفحة الرئيسية",
  readMore: "اقرؤوا المزيد",
  included: "يشمل",
  step: (number) => `الخطوة ${number}`,
  figure: (number) => `الشكل ${number}`,
  contactDetails: "بيانات التواصل",
  openingHours: "ساعات العمل",
  factLabels: {
    phone: "الهاتف",
    email: "البريد الإلكتروني",
    address: "العنوان",
    opening_hours: "ساعات العمل",
    service_area: "منطقة الخدمة",
    founded: "سنة التأسيس",
    legal_name: "الاسم القانوني",
    registration: "السجل",
    vat_id: "الرقم الضريبي",
    person: "من نحن",
    price: "الأسعار",
    social: "حساباتنا الأخرى",
    website: "الموقع الإلكتروني",
    other: "معلومات مفيدة",
  },
  form: {
    name: "الاسم",
    email: "البريد الإلكتروني",
    phone: "رقم الهاتف",
    message: "نص الرسالة",
    optional: "اختياري",
    upTo: (most) => `${most} على الأكثر`,
    choose: "يُرجى الاختيار",
    submit: "إرسال الرسالة",
    leaveEmpty: "يُرجى ترك هذا الحقل فارغًا",
    privacy: "الخصوصية وبياناتكم",
    heading: "اكتبوا إلينا",
  },
  noContact: "ستظهر بيانات التواصل هنا قريبًا.",
  galleryEmpty: "ستُضاف الصور لاحقًا، وحتى ذلك الحين تعطي هذه الرسوم فكرة أولى.",
  eventsEmpty: "لا توجد مواعيد معلنة حاليًا. عندما يتحدد موعد ستجدونه هنا.",
  eventsPast: "مواعيد سابقة",
  eventDetails: "التفاصيل",
  sitemapHeading: "صفحات الموقع",
  thankYou: {
    label: "شكرًا لكم",
    title: "شكرًا لكم",
    description: "أُرسلت رسالتكم وسيقرؤها أحد العاملين لدينا ويردّ عليكم.",
    heading: "شكرًا لكم، وصلتنا رسالتكم",
    lede: "استلمنا ما كتبتموه وسيصلكم ردّ شخصي عليه.",
    back: "العودة إلى الصفحة الرئيسية",
  },
  notFound: {
    label: "الصفحة غير موجودة",
    title: "الصفحة غير موجودة",
    description: "لا توجد صفحة في هذا العنوان، وهنا الصفحات التي يمكن الانتقال إليها.",
    heading: "هذه الصفحة غير موجودة",
    lede: "ربما وقع خطأ في كتابة العنوان أو نُقلت الصفحة. قد تجدون ما تبحثون عنه في إحدى هذه الصفحات.",
    back: "إلى الصفحة الرئيسية",
  },
  privacy: ARABIC_PRIVACY,
  accessibility: {
    label: "إمكانية الوصول",
    title: "بيان إمكانية الوصول",
    description: "كيف أُعدّ هذا الموقع ليستطيع أكبر عدد من الناس استخدامه، ومن يُبلَّغ عند وجود عائق.",
    heading: "بيان إمكانية الوصول",
    lede: "ينبغي أن يستطيع الجميع استخدام هذا الموقع، أيًّا كان جهازهم أو بصرهم أو سمعهم أو طريقة حركتهم.",
    sections: (inputs) => [
      {
        heading: "ما نسعى إليه",
        paragraphs: [
          "بُني هذا الموقع ليوافق الإرشادات الدولية لإتاحة محتوى الويب، الإصدار 2.2، المستوى AA.",
        ],
        points: [
          "تباين النصوص قوي في الوضعين الفاتح والداكن، ويمكن تكبيرها بحرية.",
          "يمكن الوصول إلى كل شيء بلوحة المفاتيح، ويظهر دائمًا العنصر المحدَّد.",
          "العناوين وأقسام الصفحة وتسميات الحقول مهيأة لقارئات الشاشة.",
          "تُحذف الحركة عندما يطلب جهازكم تقليلها.",
          "لا يحتاج أي شيء هنا إلى تشغيل البرامج النصية في المتصفح.",
        ],
      },
      {
        heading: "إذا واجهتم عائقًا",
        paragraphs: [
          inputs.contacts.length > 0
            ? `يُرجى إبلاغ ${inputs.name} بما لم يعمل وفي أي صفحة. يمكنكم التواصل معنا عبر:`
            : `يُرجى إبلاغ ${inputs.name} بما لم يعمل وفي أي صفحة.`,
        ],
        ...listContacts(inputs),
      },
    ],
  },
};
