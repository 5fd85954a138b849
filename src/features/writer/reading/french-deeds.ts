/**
 * What French owners wish of customers ("qu'on vienne choisir ses poules", "que les gens appellent"), as the deed that a
 * button names.
 */
import { likeStart, lookUp, pairs } from "./word-pairs.ts";

/** By the form that "que" asks for; its plural ends in "nt". */
const WISHED = pairs(
  `réserve réserver, reserve réserver, commande commander, demande demander, appelle appeler, appele appeler,
  téléphone téléphoner, telephone téléphoner, contacte contacter, dépose déposer, depose déposer, apporte apporter,
  achète acheter, visite visiter, passe passer, essaie essayer, essaye essayer, envoie envoyer, vienne venir,
  prenne prendre, écrive écrire, loue louer, adhère adhérer, choisisse choisir, rejoigne rejoindre, goûte goûter,
  inscrive inscrire, abonne abonner, découvre découvrir`,
);

const VERBS = Object.keys(WISHED).join("|");
const STARTS = "(?<=^|[.;\\n] ?|, |\\s(?:et|ou) )";
const WHO =
  "(?:qu['’]on|qu['’]ils|qu['’]elles|que l['’]on|que (?:les |la |le |nos |mes |des )(?:gens|clientèle|monde|(?!horaires|prix|tarifs|dates|pages|photos|produits)\\p{L}{4,18}s))";
const WISHES = new RegExp(
  `${STARTS}(?:je (?:veux|voudrais|souhaite) |nous (?:voulons|souhaitons|voudrions) |on (?:veut|voudrait|souhaite) )?${WHO} (?:(?:me|nous|m['’]) ?)?(s['’])?(${VERBS})(?:nt)?(?!\\p{L})(?: (leurs?|ses|son|sa)(?= ))?`,
  "giu",
);
/** The second of two: "… réservent un soin et découvrent nos cartes cadeaux". */
const ALSO_WISHED = new RegExp(`(?<=(?:er|ir|re) [^.;\\n]{1,80} et )(${VERBS})nt(?!\\p{L})`, "giu");
/** "Qu'on puisse me laisser un message". */
const ABLE = new RegExp(
  `${STARTS}${WHO} (?:(?:puisse|ose)(?:nt)?|pensent à|pense à|(?:aient|ait) envie de) (?:(?:me|nous|m['’]) ?)?(?=(?:s['’])?\\p{L}{2,14}(?:er|ir|re)(?!\\p{L}))`,
  "giu",
);

/** "Faire réserver les bourriches": they are reserved by whoever reads it. */
const MADE_TO =
  /(?<=^|[.!?;\n] ?|, )faire (?:en sorte de )?(?=(?:réserver|commander|acheter|venir|visiter|adhérer|appeler|essayer|goûter|s['’]inscrire|inscrire)(?!\p{L}))(\p{L})/giu;

/** Of goals alone. */
export const sayFrenchDeeds = (goals: string): string =>
  goals
    .replace(WISHES, (whole, own: string | undefined, verb: string, whose: string | undefined) => {
      const deed = `${own === undefined ? "" : "s’"}${lookUp(WISHED, verb)}`;
      const yours = whose && (/s$/iu.test(whose) ? " vos" : " votre");
      return likeStart(whole, `${deed}${yours ?? ""}`);
    })
    .replace(ALSO_WISHED, (_whole, verb: string) => lookUp(WISHED, verb))
    .replace(FETCHED, ". Retrait $1")
    .replace(
      SAID_THAT,
      (_whole, comma: string, first: string) =>
        `${comma === "" ? "" : ". "}${first.toLocaleUpperCase()}`,
    )
    .replace(ABLE, "")
    .replace(MADE_TO, (_whole, first: string) => first)
    .replace(SOLD_BY_US, (_whole, first: string) => first.toLocaleUpperCase())
    .replace(FILLED, (_whole, first: string) => `. ${first.toLocaleUpperCase()}`)
    .replace(TEMPTED, (_whole, first: string) => first.toLocaleUpperCase())
    .replace(BE_CALLED, "appeler")
    .replace(CALLED_BACK, "$1")
    .replace(THEIRS, (said, theirs: string, at: number, whole: string) =>
      ASKED_DEED.test(clauseBefore(whole, at)) ? (/s$/iu.test(theirs) ? " vos " : " votre ") : said,
    )
    .replace(BY_EITHER, "");

/** "… commandent leur colis et viennent le chercher le vendredi": when and where it is handed over. */
const FETCHED =
  /,? et (?:viennent|venir) (?:le|la|les) (?:chercher|récupérer|prendre|retirer) ((?:le|les|du|tous les|à la|à l[’']|au|en|sur|chez) ?[^.;,\n]{2,60})/giu;

/** "…, dire que je consulte aussi en visio": what is told, without the wish. */
const SAID_THAT =
  /(?<=^|[.!?;\n] ?|(?=,))(,? ?(?:et )?)(?:dire|préciser|signaler|mentionner|rappeler)(?: bien| aussi| aux gens)? (?:que |qu[’'])(?=(?:je|nous|on) |j[’']|c[’']est )(\p{L})/giu;

/** "Vendre mes pots (lavande 9,50 €) en retrait à la ferme": what is sold, and what it costs. */
const SOLD_BY_US =
  /(?<=^|[.!?;\n] ?)vendre (?:mes |nos |les |des |du |de la )(\p{L})(?=[\p{L} -]{2,30} \([^()]{0,120}\p{N})/giu;
/** "…, et remplir les ateliers du jeudi : 18 €". */
const FILLED = /,? et remplir (?:mes |nos |les )(\p{L})(?=[\p{L} -]{2,40} ?:)/giu;

/** "Donner envie de venir essayer": the deed that people are to feel like. */
const TEMPTED =
  /(?<=^|[.!?;\n] ?)donner (?:l['’])?envie (?:aux gens |à tous )?(?:de |d['’])(?=(?:venir|essayer|passer|s['’]inscrire|adhérer|visiter|commander|réserver|rejoindre)(?!\p{L}))(\p{L})/giu;

/** "… et être rappelés": of each of them. */
const CALLED_BACK = /(?<=\sêtre )(rappelé|contacté|prévenu)e?s(?!\p{L})/giu;

/** "Être appelé au 06 12 55 50 19". */
const BE_CALLED =
  /(?<=^|[.;\n] ?|, )(?:être|etre) (?:appelée?s?|appele|contactée?s?|joints?|jointe)(?= (?:au|sur le|par) )/giu;

/** "Demander un devis en envoyant leurs mesures": those of whoever does it. */
const THEIRS = /\s(leurs?) (?=\p{L})(?!\p{L}{2,12}(?:er|ir)(?!\p{L}))/giu;
const ASKED_DEED =
  /^(?:réserver|commander|demander|envoyer|apporter|déposer|prendre|choisir|venir)\s/iu;
const CLAUSE_LENGTH_MAX = 80;
const clauseBefore = (text: string, at: number): string =>
  text
    .slice(Math.max(0, at - CLAUSE_LENGTH_MAX), at)
    .split(/[.;,\n] ?/u)
    .at(-1) ?? "";

/** "Par téléphone ou via le formulaire": however they like, which the page offers anyway. */
const CHANNEL =
  "(?:par |via |avec |sur )(?:le |la |un |notre )?(?:téléphone|tél|mail|e-?mail|courriel|SMS|WhatsApp|message|formulaire(?: de contact)?|site)";
const BY_EITHER = new RegExp(
  `\\s${CHANNEL}(?:,| ou| et) (?:bien )?${CHANNEL}(?=[.,;\\n]|$)`,
  "giu",
);
