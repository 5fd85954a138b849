/** Towns and regions where German is spoken, and countries. A table, no logic. */
/** Cities that are no other word: "essen", "halle" and "zug" are left as they stand. */
export const CITIES: ReadonlySet<string> = new Set(
  `berlin hamburg münchen köln frankfurt stuttgart düsseldorf leipzig dortmund bremen dresden hannover nürnberg
  duisburg bochum wuppertal bielefeld bonn münster karlsruhe mannheim augsburg wiesbaden freiburg mainz kiel lübeck
  erfurt rostock kassel potsdam heidelberg regensburg würzburg konstanz tübingen trier weimar magdeburg passau
  bamberg chemnitz aachen krefeld oberhausen hagen saarbrücken oldenburg osnabrück leverkusen darmstadt paderborn
  ingolstadt ulm wolfsburg göttingen heilbronn pforzheim reutlingen koblenz bremerhaven jena siegen hildesheim
  cottbus flensburg schwerin bayreuth rosenheim landshut kempten deutschland bayern sachsen hessen brandenburg
  thüringen allgäu schwarzwald bodensee eifel ruhrgebiet neukölln kreuzberg ottakring favoriten wien graz linz
  salzburg innsbruck klagenfurt villach wels dornbirn bregenz steyr österreich tirol kärnten steiermark vorarlberg
  burgenland südtirol bozen meran zürich bern basel luzern genf winterthur thun chur aarau solothurn schaffhausen
  biel schweiz liechtenstein deutschlands rumänien spanien italien frankreich ungarn kroatien slowenien tschechien
  polen griechenland türkei portugal england irland niederlande holland belgien dänemark schweden norwegen europa
  salzkammergut mühlviertel waldviertel weinviertel mostviertel innviertel pinzgau pongau zillertal ötztal wachau
  franken schwaben oberpfalz niederbayern oberbayern sauerland münsterland emsland ostfriesland lausitz erzgebirge
  vogtland harz rhön spessart odenwald taunus hunsrück westerwald uckermark rügen usedom sylt nordsee ostsee
  emmental engadin wallis tessin graubünden aargau thurgau oberland toggenburg`.split(/\s+/u),
);
