/**
 * Words by which hasty briefs in Italian, Dutch, Portuguese and Polish are told from their neighbours': small words,
 * trades, people and what visitors are to do. None of them is a word of English, German, French or Spanish. A table,
 * no logic.
 */

export const NEIGHBOUR_WORDS: Readonly<Record<"it" | "nl" | "pt" | "pl", string>> = {
  it: `di il lo gli della dei delle con per che nel sono dal alla e un una i del sulle siamo anche degli nella nelle
    agli sulla sui dai più nostri nostro niente nostra nostre senza dove ogni tutto tutti tutte dallo negli allo
    oltre presso anni giorni lunedì martedì mercoledì giovedì venerdì sabato domenica chiuso aperto aperti abbiamo
    facciamo lavoriamo aiutiamo vogliamo vorrei vorremmo cerchiamo offriamo vendiamo accettiamo consegniamo
    riceviamo possono devono clienti famiglie famiglia persone bambini ragazzi anziani turisti coppie sposi aziende
    uffici condomini studenti genitori vicini quartiere paese panificio panetteria forno pasticceria ristorante
    idraulico idraulica elettricista negozio artigianale artigianali artigiano parrucchiere parrucchiera avvocato
    avvocati fiorista fioraio fiori piante falegname falegnameria cucina bottega tetti corsi lezioni lezione scuola
    vendita libri fotografo fotografa matrimoni autofficina officina carrozzeria ambulatorio odontoiatrico agricola
    azienda agriturismo olio formaggi formaggio sartoria sarta abito abiti scarpe calzolaio gioielleria oreficeria
    associazione volontariato volontario volontari pulizie pulizia traslochi imbianchino giardiniere giardini
    muratore ristrutturazioni commercialista geometra architetto palestra estetista massaggi fisioterapista
    ripetizioni nuoto cavalli gelati caffè birra birrificio legno mobili mobilificio biciclette riparazione
    riparazioni gratuiti consegna spesa torta chiedere prenotare prenotazione prenotazioni prenota chiamare chiamata
    telefonare telefonata scrivere scriverci contattare contattarci ordinare ordinazione ordini acquistare comprare
    fissare appuntamento appuntamenti richiedere richiesta preventivo preventivi iscriversi iscrizione iscrizioni
    visitare venire trovarci donare donazioni diventare soci tessera tavolo tavoli sopralluogo proprietari
    accogliente legale milano torino firenze napoli venezia bologna principianti adulti giovani privati imprese
    massello misura oggetti fatto fatti mani frantoio marmellate miele apicoltura allevamento dentistico
    dentistica gestanti`,
  nl: `het een van voor bij op die niet onze wij ik jullie zijn uit naar ook maar dat deze wordt kunnen moeten zoeken
    graag geen vanaf tussen zonder tijdens uur jaar dagen maandag dinsdag woensdag donderdag vrijdag zaterdag zondag
    gesloten geopend bakkerij bakker taarten taart kapper kapsalon loodgieter tandarts tandartspraktijk winkel
    slager slagerij advocaat advocaten mensen klanten jonge gezinnen gezin kinderen ouderen ouders afspraken
    afspraak buurt buurtbewoners bewoners bedrijven kantoren bruidsparen toeristen gasten bloemen bloemenwinkel
    bloemist boekhandel boekwinkel boeken tweedehands schilderwerk schilderwerken huisschilder timmerman meubelmaker
    meubels hovenier tuinen tuinman dakdekker elektricien stukadoor klusbedrijf aannemer verbouwingen fietsenmaker
    fietsenwinkel fiets fietsen rijschool rijlessen lessen proefles muziekschool zangles pianoles dansschool bijles
    huiswerkbegeleiding cursus cursussen huisarts fysiotherapie fysiotherapeut diëtist dierenarts dierenkliniek
    hondentrimsalon hondenschool paardrijden boerderij hoeve biologische groente groenten kaas kaasmakerij brouwerij
    wijn ijs ijssalon koffie koffiebranderij eetcafé gasthuis logeren kamers kamer vakantiehuis fotograaf bruiloften
    bruiloft trouwen notaris boekhouder boekhouding administratiekantoor makelaar schoonmaakbedrijf schoonmaak
    verhuizingen verhuisbedrijf naaiatelier kleermaker schoenmaker sieraden goudsmid stichting vereniging
    vrijwilligers vrijwilliger vogels rugklachten huis thuis bestelling bestellingen reserveren reservering
    langskomen bezoeken aanvragen aanvraag inschrijven aanmelden doneren laten maken plannen opnemen schrijven
    sturen kopen prijzen bezorgen afhalen ambachtelijke ambachtelijk zieke sinds meubelmakerij timmerwerk werkplaats
    schildersbedrijf groentepakket groentepakketten keuken seizoen dames heren volwassenen opvang vogelopvang gebak
    ambacht restauratie streekproducten rondleiding rondleidingen vrouwen mannen zwangere zwangeren ondernemers
    de en is in wat willen zien leden nu ongeveer twee ons hun waar hoe alleen altijd nooit wachtlijst mogelijk
    bereikbaar geopend`,
  pt: `o os da do das dos em com não uma e para que as um por na no nas ao aos são também temos fazemos quero gostaria
    nosso nossa nossos nossas você vocês sem até terça quarta sábado feira fechado aberto padaria pastelaria
    confeitaria pão pães bolos bolo doces salgados advogado advogada advogados advocacia escritório cabeleireiro
    cabeleireira salão barbearia mecânica canalizador encanador eletricista marceneiro marcenaria carpinteiro
    pedreiro serralharia loja lojas bairro famílias crianças pessoas idosos jovens noivas noivos casais vizinhos
    condomínios alunos clientes conserto consertos reparação reparações costureira sapateiro ourivesaria alojamento
    pousada quarto quartos orgânicos cabazes cabaz hortaliças vinho vinhos azeite queijo queijos cerveja cervejaria
    gelados sorvetes marmitas peixe grelhados fotografia casamentos casamento veterinária veterinário consultório
    ginásio explicações escola dança inglês natação jardinagem jardineiro limpeza limpezas mudanças contabilidade
    contabilista imobiliária arquiteto arquiteta livraria livros associação apoio voluntário voluntários doações
    doar doação acolhedor reservas encomendas encomenda encomendar marcação marcações agendamento agendamentos ligar
    ligue telefonar telefone orçamento orçamentos reunião inscrição inscrições escrever falar conosco connosco
    feitos feito preços preço grátis sócio iniciantes senhoras móveis madeira portas planejados inscreva`,
  pl: `i w dla z na się nie jest oraz do są za od po przy lub albo jak czy tylko też nasz nasza nasze naszych chcemy
    chcę mamy robimy szukamy zapraszamy oferujemy prowadzimy pracujemy sprzedajemy bez przez który która które lat
    rok roku godzin godziny zł poniedziałek wtorek środa czwartek piątek sobota niedziela piątku soboty poniedziałku
    otwarte czynne nieczynne zamknięte sklep piekarnia cukiernia chleb ciasta torty fryzjer fryzjerski fryzjerka
    rodziny rodzin klienci klientów dentysta stomatolog stomatologiczny restauracja mleczny pierogarnia kwiaciarnia
    kwiaty hydrauliczne elektryk warsztat samochodowy samochody naprawa naprawy noclegi górach pokoje pokoju pokój
    agroturystyka pensjonat stolarz stolarnia meble wymiar kancelaria prawna adwokat prawnik notariusz gabinet
    weterynaryjny weterynarz szkoła muzyczna językowa lekcje lekcji lekcję gospodarstwo ekologiczne warzywa owoce
    miód pasieka sery piwo browar kawiarnia kawa lody fotografia ślubny ślubna slubny ślub ślubne księgarnia
    ksiegarnia książki antykwariat fundacja stowarzyszenie psów psy koty zwierzęta trener personalny siłownia joga
    masaż masaże fizjoterapia fizjoterapeuta rehabilitacja psycholog psychoterapia dietetyk sprzątanie biur mieszkań
    przeprowadzki remonty malarz budowlana dekarz dachy ogrody ogrodnik krawcowa krawiec szewc jubiler zegarmistrz
    optyk księgowość księgowa biuro rachunkowe nieruchomości korepetycje matematyki angielski tańca taniec śpiew
    przedszkole żłobek dzieci dziećmi młodzież seniorzy seniorów rodzice studenci turyści mieszkańcy sąsiedzi firmy
    pary młode ludzie osoby panie panowie rezerwacja rezerwacje stolika stolik rezerwować zarezerwować zamówienie
    zamówienia zamówić zamawiać zamawianie umówić umawianie wizyty wizyt wizytę wizyta terminy terminu zadzwonić
    dzwonić telefony napisać wycena wycenę wyceny zapytania zapisy zapisać zapis kursy odwiedzić odwiedziny kupić
    zakupy wpłaty wpłacić wesprzeć wolontariat wolontariusze dołączyć członkiem darowizny próbną próbna bezpłatna
    bezpłatną więcej czysto pracownia ceramika ręcznie robione domowe naturalne warszawa warszawie kraków krakowie
    wrocław poznań gdańsk kuchnia domowa drewna schody osiedla prywatne paczki paczka warzywami damski męski
    rodzinne dorosłych dorośli rękodzieło`,
};

/** Letters that none of the others, and no language of the table beside, writes. */
export const NEIGHBOUR_LETTERS: Readonly<Partial<Record<string, RegExp>>> = {
  pl: /[ąęłśźż]/u,
  pt: /[ãõ]/u,
};
