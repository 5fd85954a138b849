/**
 * French words that people type without their accents, which mean nothing else without them: "reserver un creneau".
 * A table, no logic.
 */
import { foldLetters } from "./fold-words.ts";

const ACCENTED = `
  étudiant étudiants étudiante étudiantes réserver réservez réservation réservations créneau créneaux école
  écoles téléphone téléphoner découvrir intérieur intérieure extérieur extérieure élève élèves bébé bébés
  événement événements événementiel âgées réparation réparations réparer dépannage dépannages électricien
  électriciens électricité électrique électriques électroménager vélo vélos crèche crèches débutant débutants
  débutante débutantes indépendant indépendants indépendante propriétaire propriétaires société sociétés
  copropriété copropriétés collectivité collectivités médecin médecins vétérinaire hôtel hôtels gîte gîtes
  château fête fêtes théâtre musée santé beauté qualité sécurité proximité activité activités journée journées
  soirée soirées matinée année années randonnée randonnées février août décembre déjà très après ménage ménages
  déménagement déménagements déménager métier métiers pièce pièces légume légumes pâtisserie pâtisseries
  épicerie épiceries crème bière bières clé clés dégât dégâts idée idées numéro période problème problèmes
  récupérer réduction réglage rénover rénovation rénovations réponse réponses résidence résidences séance
  séances séjour séjours système télécharger véhicule véhicules vérifier vêtement vêtements français française
  façade façades leçon leçons écrire être même première dernière hôpital préparer général générale généraliste
  matériel matériaux chaudière chaudières cheminée cheminées poêle poêles fenêtre fenêtres piéton immobilière immobilières
  déplacement déplacements débouchage débouchages dépannages sécurisé ébéniste ébénisterie céramique céramiques
  mécanique mécanicien régulière régulier température échelle étage étages épaisseur gâteau gâteaux crêpe crêpes
  disponibilité disponibilités rivière rivières pêcheur pêcheurs arrivée arrivées
  infirmière infirmières libérale libérales libéraux opéré opérés opérée propriété célèbre
  café cafés thé thés goûter connaître mariée mariées invité invités`;

const words = ACCENTED.trim().split(/\s+/u);

/** By what is typed: small letters and with a capital at the start. */
export const UNACCENTED: Readonly<Record<string, string>> = Object.fromEntries(
  words.flatMap((word) => {
    const typed = foldLetters(word);
    return [
      [typed, word],
      [capital(typed), capital(word)],
    ];
  }),
);

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
