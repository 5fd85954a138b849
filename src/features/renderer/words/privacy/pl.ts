import { definePrivacy } from "./write-privacy.ts";

export const POLISH_PRIVACY = definePrivacy({
  label: "Prywatność",
  title: "Polityka prywatności",
  description:
    "Jakie dane przetwarza ta strona, w jakim celu i jakie prawa mają osoby, których dotyczą.",
  heading: "Polityka prywatności",
  lede: "Ta strona obywa się bez plików cookie, bez śledzenia i bez usług innych firm. Co pozostaje, opisano poniżej.",
  ledeWithRecaptcha:
    "Ta strona obywa się bez własnych plików cookie i bez śledzenia. Na stronach z formularzem korzysta z jednej usługi innej firmy. Wszystko opisano poniżej.",
  responsible: {
    heading: "Administrator danych",
    who: (name, host) => `Administratorem danych na tej stronie (${host}) jest ${name}.`,
    contacts: "Kontakt:",
  },
  visit: {
    heading: "Podczas wizyty na stronie",
    paragraphs: [
      "Żeby wysłać stronę, serwer musi przez chwilę przetwarzać adres internetowy odbiorcy. Adres nie jest zapisywany.",
      "Wizyty są liczone bez plików cookie i bez rozpoznawania kogokolwiek innego dnia. Żeby odróżnić odwiedzających, serwer tworzy kod z adresu, nazwy przeglądarki i sekretu, który zmienia się codziennie. Kod i sekret są usuwane najpóźniej po 48 godzinach; potem nikt nie może ustalić, która wizyta była czyja.",
      "Zostają tylko sumy z każdego dnia: obejrzane strony, skąd przyszli odwiedzający, rodzaj urządzenia, język, kraj, kliknięcia w wyróżnione odnośniki oraz formularze obejrzane i wysłane. Krajów i języków, w których było mniej niż troje odwiedzających, nie pokazujemy.",
    ],
    ownOnly:
      "Wszystkie kroje pisma, obrazy i skrypty pochodzą z tej strony. Przeglądarka nie łączy się z nikim innym.",
    exceptRecaptcha:
      "Wszystkie kroje pisma i obrazy pochodzą z tej strony. Przeglądarka łączy się z kimś innym tylko na stronach z formularzem: z Google, jak opisano niżej.",
  },
  forms: {
    heading: "Wiadomości z formularza",
    paragraphs: [
      "To, co zostanie wpisane w formularzu, jest zapisywane wraz z godziną i stroną, z której zostało wysłane, i trafia do nas e-mailem, żebyśmy mogli odpowiedzieć. Może też trafić do programów, z których odpowiadamy; zapis o tym jest usuwany po 30 dniach. Nie używamy tych danych do niczego innego i nie przekazujemy ich nikomu, komu nie są potrzebne do odpowiedzi.",
      "Żeby nie wpuszczać reklam, każda wiadomość jest sprawdzana automatycznie: na podstawie pola, którego ludzie nie widzą, czasu wypełniania formularza, liczby odnośników i tego, ile wiadomości przychodzi z jednego adresu w ciągu kilku minut. Ten adres nie jest zapisywany. To, co zostanie uznane za reklamę, jest odkładane osobno i usuwane po 30 dniach.",
      "Wiadomość usuwamy, gdy nie jest już potrzebna, chyba że prawo nakazuje ją przechowywać.",
    ],
    pictures:
      "Zdjęcia wysłane z formularzem są przechowywane razem z wiadomością i razem z nią usuwane. Najpierw usuwane są z nich dane, które ukrywają w nich aparaty, na przykład gdzie i kiedy zostały zrobione. Nigdy nie są pokazywane na tej stronie.",
    recaptcha:
      "Nasze formularze są też chronione przez Google reCAPTCHA. Strony z formularzem wczytują skrypt Google, który obserwuje, jak strona jest używana. Po wysłaniu formularza nasz serwer przekazuje Google adres internetowy nadawcy, a Google odpowiada, z jakim prawdopodobieństwem formularz wysłał człowiek. Zapisujemy tylko to, czy zostało to potwierdzone. Bez skryptów formularz też działa, a Google nie dowiaduje się niczego.",
  },
  registrations: {
    heading: "Zapisy na wydarzenia",
    paragraphs: [
      "Zapisujemy imię i nazwisko, adres e-mail, liczbę miejsc i to, co zostanie podane dodatkowo: numer telefonu, wiadomość, odpowiedzi na inne pytania. Używamy tego, żeby zachować miejsca i pisać o wydarzeniu: z potwierdzeniem, ze zmianami i z przypomnieniem dzień wcześniej.",
      "W każdej z tych wiadomości jest odnośnik, pod którym można zobaczyć i odwołać swój zapis. Zapisy są usuwane dwanaście miesięcy po wydarzeniu.",
    ],
  },
  photographs: {
    heading: "Zdjęcia",
    paragraphs: [
      "Zdjęcia na tej stronie są przechowywane bez danych, które ukrywają w nich aparaty, takich jak miejsce i czas wykonania.",
    ],
  },
  rights: {
    heading: "Prawa osób, których dane dotyczą",
    paragraphs: [
      "W każdej chwili można zapytać, jakie dane są przechowywane, poprosić o ich poprawienie lub usunięcie albo sprzeciwić się ich użyciu. Można też złożyć skargę do organu ochrony danych.",
    ],
  },
});
