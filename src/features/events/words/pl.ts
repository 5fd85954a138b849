/** Polish, without "Pan" and "Pani": whoever reads it is addressed as lists of participants are. */
import type { MailWords, PageWords } from "../words-model.ts";

export const POLISH_PAGES: PageWords = {
  confirmed: {
    heading: "Zapis przyjęty",
    lede: "Miejsca są zarezerwowane. Wysłaliśmy e-mail z wpisem do kalendarza i odnośnikiem, pod którym można zapis zmienić lub odwołać.",
  },
  waitlisted: {
    heading: "Zapis na listę oczekujących",
    lede: "W tej chwili nie ma dość wolnych miejsc. Gdy się zwolnią, przejdą na ten zapis, a my o tym napiszemy.",
  },
  cancelled: {
    heading: "Zapis odwołany",
    lede: "Dziękujemy za informację. Z miejsc mogą teraz skorzystać inni.",
  },
  disabled: {
    heading: "Zapisy są zamknięte",
    lede: "Na to wydarzenie nie można się teraz zapisać.",
  },
  past: { heading: "To wydarzenie już się odbyło", lede: "Nie można się już zapisać." },
  "no-room": {
    heading: "Nie ma już tylu miejsc",
    lede: "Zapis pozostaje bez zmian.",
  },
  invalid: {
    heading: "Czegoś brakuje",
    lede: "Prosimy wrócić i poprawić:",
    faults: {
      name: "Potrzebne jest imię i nazwisko, najwyżej 200 znaków.",
      email: "Brakuje adresu e-mail albo nie da się na niego napisać.",
      seats: "Liczba miejsc musi być liczbą całkowitą od 1 do 20.",
      phone: "Numer telefonu jest za długi.",
      message: "Wiadomość przekracza 5000 znaków, które możemy przyjąć.",
      others: "W jednym z pozostałych pól jest więcej, niż możemy przyjąć.",
      unreadable: "Przeglądarka wysłała coś, czego nie udało się odczytać.",
    },
  },
  tooMany: {
    heading: "Za dużo naraz",
    lede: "Z tego adresu przyszło zbyt wiele zgłoszeń. Prosimy spróbować ponownie za kilka minut.",
  },
  unknown: {
    heading: "Ten odnośnik nie działa",
    lede: "Prosimy jeszcze raz otworzyć cały odnośnik z naszego e-maila.",
  },
  event: "Wydarzenie",
  yours: "Zapis",
  cancel: "Odwołaj mój zapis",
  change: "Zmiana zapisu",
  save: "Zapisz",
  saved: "Zmiany są zapisane.",
  name: "Imię i nazwisko",
  phone: "Telefon",
  message: "Wiadomość",
  registerAgain: "Kto jednak chce przyjść, może zapisać się ponownie na stronie wydarzenia.",
  back: "Wróć do wydarzenia",
  goBack: "Wróć",
};

export const POLISH_MAILS: MailWords = {
  told: {
    confirmed: (title) => ({
      subject: `Zapis przyjęty: ${title}`,
      heading: "Zapis przyjęty",
      text: "Miejsca są zarezerwowane. W załączniku jest wpis do kalendarza.",
    }),
    waitlisted: (title) => ({
      subject: `Lista oczekujących: ${title}`,
      heading: "Zapis na listę oczekujących",
      text: "W tej chwili nie ma dość wolnych miejsc. Gdy się zwolnią, przejdą na ten zapis, a my o tym napiszemy. Wpis do kalendarza w załączniku jest oznaczony jako niepewny.",
    }),
    promoted: (title) => ({
      subject: `Zwolniły się miejsca: ${title}`,
      heading: "Są wolne miejsca",
      text: "Zwolniły się miejsca i należą do tego zapisu. W załączniku jest wpis do kalendarza. Jeśli przyjście nie jest już możliwe, prosimy odwołać zapis, żeby mogli przyjść inni.",
    }),
    cancelled: (title) => ({
      subject: `Odwołane: ${title}`,
      heading: "Zapis odwołany",
      text: "Zapis na to wydarzenie nie jest już ważny. Plik w załączniku usunie je z kalendarza.",
    }),
    changed: (title) => ({
      subject: `Zmiana: ${title}`,
      heading: "Zmiana w wydarzeniu",
      text: "Coś jest inaczej, niż pisaliśmy. Teraz jest tak.",
    }),
    reminder: (title) => ({
      subject: `Już niedługo: ${title}`,
      heading: "Do zobaczenia",
      text: "To wydarzenie wkrótce się zacznie. Jeśli przyjście nie jest możliwe, prosimy odwołać zapis, żeby mogli przyjść inni.",
    }),
    known: (title) => ({
      subject: `Zapis już istnieje: ${title}`,
      heading: "Zapis już istnieje",
      text: "Ten adres został zgłoszony jeszcze raz. Nic się nie zmieniło: tak wygląda zapis. Pod odnośnikiem poniżej można go zmienić lub odwołać. Jeśli to zgłoszenie wysłał ktoś inny, nie trzeba nic robić.",
    }),
  },
  stillWaiting: "Zapis jest nadal na liście oczekujących.",
  tooMany: (capacity) => `Zgłoszono więcej miejsc, niż ma całe to wydarzenie (${capacity}).`,
  takeFewer: "Pod odnośnikiem poniżej można zmienić ich liczbę.",
  greeting: () => "Dzień dobry,",
  when: "Kiedy",
  where: "Gdzie",
  map: "Mapa",
  online: "Udział online",
  seats: "Miejsca",
  price: "Cena",
  manage: "Zobacz, zmień lub odwołaj zapis",
  see: "Zobacz zapis",
  event: "Strona wydarzenia",
  footer: (site) => `Ta wiadomość przyszła, ponieważ ten adres zapisano na wydarzenie (${site}).`,
};
