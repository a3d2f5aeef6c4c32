import type { EquipmentGroup } from '../../src/domain/vehicle/types'

/** For whom a feature is meant. */
export type Scope =
  | 'all'
  | 'car'
  | 'commercial'
  | 'plug'
  | 'engine'
  | 'suv'
  | 'estate'
  | 'convertible'
  | 'panel_van'
  | 'pickup'
  | 'chassis_truck'
  | 'mpv'

export interface FeatureLine {
  group: EquipmentGroup
  label: string
  scope: Scope
  /** Trim level from which it is common: 0 on nearly everything, 3 on the dearest. */
  tier: number
  /** Worth advertising. */
  star: boolean
}

/** One label a line; a star at the end marks what dealers advertise with. */
const lines = (group: EquipmentGroup, scope: Scope, tier: number, text: string): FeatureLine[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const label = line.trim()
      const star = label.endsWith('*')
      return { group, label: star ? label.slice(0, -1).trim() : label, scope, tier, star }
    })

/** Sets of which a vehicle has exactly one, from the plainest to the best. */
export const LADDERS: readonly { group: EquipmentGroup; scope: Scope; steps: readonly string[] }[] = [
  {
    group: 'comfort',
    scope: 'car',
    steps: [
      'Climatisation manuelle',
      'Climatisation automatique',
      'Climatisation automatique bizone',
      'Climatisation automatique trizone',
    ],
  },
  { group: 'comfort', scope: 'commercial', steps: ['Climatisation de cabine', 'Climatisation de cabine automatique'] },
  {
    group: 'comfort',
    scope: 'car',
    steps: [
      'Siège conducteur réglable en hauteur',
      'Siège conducteur à réglage lombaire',
      'Siège conducteur à réglages électriques',
      'Sièges avant électriques à mémoire',
    ],
  },
  {
    group: 'exterior',
    scope: 'car',
    steps: [
      'Jantes en acier 16 pouces',
      'Jantes en alliage 17 pouces',
      'Jantes en alliage 18 pouces',
      'Jantes en alliage 19 pouces',
      'Jantes en alliage 20 pouces',
    ],
  },
  { group: 'exterior', scope: 'commercial', steps: ['Roues en acier 16 pouces', 'Jantes en alliage 16 pouces'] },
  {
    group: 'exterior',
    scope: 'all',
    steps: ['Phares halogènes', 'Phares à LED', 'Phares à LED adaptatifs', 'Phares matriciels à LED'],
  },
  {
    group: 'safety',
    scope: 'car',
    steps: [
      'Aide au stationnement arrière',
      'Aide au stationnement avant et arrière',
      'Aide au stationnement à 360 degrés',
      'Stationnement entièrement automatique',
    ],
  },
  {
    group: 'safety',
    scope: 'all',
    steps: [
      'Régulateur de vitesse',
      'Régulateur et limiteur de vitesse',
      'Régulateur de vitesse adaptatif',
      'Régulateur adaptatif avec arrêt et redémarrage',
    ],
  },
  {
    group: 'multimedia',
    scope: 'all',
    steps: ['Autoradio DAB+', 'Écran tactile 8 pouces', 'Écran tactile 10 pouces', 'Écran tactile 12 pouces'],
  },
  {
    group: 'multimedia',
    scope: 'car',
    steps: [
      'Quatre haut-parleurs',
      'Six haut-parleurs',
      'Huit haut-parleurs',
      'Système audio à dix haut-parleurs',
      'Système audio haute fidélité avec caisson de graves',
    ],
  },
]

/** Everything that vehicles of the demo stock may have beside the ladders. */
export const FEATURES: readonly FeatureLine[] = [
  ...lines(
    'comfort',
    'all',
    0,
    `
    Vitres avant électriques
    Verrouillage centralisé à distance
    Direction assistée
    Volant réglable en hauteur et en profondeur
    Ordinateur de bord
    Accoudoir central avant
    Rétroviseurs extérieurs dégivrants
    Prise 12 volts`,
  ),
  ...lines(
    'comfort',
    'car',
    0,
    `
    Vitres arrière électriques
    Banquette arrière rabattable 60/40
    Miroirs de courtoisie éclairés
    Essuie-glaces à détection de pluie
    Allumage automatique des feux
    Rétroviseurs rabattables électriquement
    Porte-gobelets
    Poches aumônières
    Éclairage du coffre
    Cache-bagages`,
  ),
  ...lines(
    'comfort',
    'all',
    1,
    `
    Sièges avant chauffants*
    Volant gainé de cuir
    Volant multifonction
    Démarrage sans clé
    Accès mains libres*
    Frein de stationnement électrique
    Filtre à pollen
    Pare-brise acoustique
    Éclairage intérieur à LED`,
  ),
  ...lines(
    'comfort',
    'car',
    1,
    `
    Rétroviseur intérieur électrochrome
    Accoudoir central arrière
    Aérateurs aux places arrière
    Plancher de coffre réglable
    Boîte à gants éclairée et réfrigérée
    Tapis de sol en velours
    Sélecteur de modes de conduite
    Palettes au volant
    Vide-poches éclairés
    Seuils de portes en aluminium`,
  ),
  ...lines(
    'comfort',
    'car',
    2,
    `
    Volant chauffant*
    Pare-brise chauffant*
    Éclairage d’ambiance personnalisable
    Hayon à commande électrique*
    Hayon mains libres
    Banquette arrière coulissante
    Dossiers arrière rabattables depuis le coffre
    Stores pare-soleil arrière
    Sièges avant sport
    Pédalier en aluminium
    Verre feuilleté aux portes avant
    Purificateur d’air
    Siège passager réglable en hauteur
    Sièges avant certifiés AGR*`,
  ),
  ...lines(
    'comfort',
    'car',
    3,
    `
    Sièges avant ventilés*
    Sièges avant massants*
    Sièges arrière chauffants*
    Toit ouvrant panoramique*
    Toit panoramique en verre*
    Toit à opacité variable
    Suspension pneumatique*
    Suspension pilotée
    Chauffage stationnaire programmable*
    Fermeture assistée des portes
    Diffuseur de parfum
    Banquette arrière 40/20/40
    Sellerie en cuir Nappa*
    Ciel de pavillon noir
    Tablettes au dos des sièges avant`,
  ),
  ...lines(
    'comfort',
    'commercial',
    1,
    `
    Siège conducteur à suspension
    Banquette passager deux places
    Tablette d’écriture rabattable
    Rangement sous banquette
    Vide-poches de pavillon
    Accoudoirs conducteur
    Chauffage additionnel programmable*
    Siège passager rabattable`,
  ),
  ...lines(
    'comfort',
    'mpv',
    1,
    `
    Portes latérales coulissantes électriques*
    Trois sièges arrière individuels
    Tablettes de type aviation
    Sièges arrière coulissants
    Sièges pivotants
    Lunette arrière ouvrante`,
  ),
  ...lines(
    'comfort',
    'convertible',
    0,
    `
    Capote électrique*
    Filet anti-remous
    Lunette arrière chauffante en verre
    Chauffage de nuque*`,
  ),
  ...lines(
    'comfort',
    'plug',
    1,
    `
    Préchauffage de l’habitacle à distance*
    Recharge programmable
    Pompe à chaleur*
    Prises électriques V2L*
    Conduite à une pédale
    Préconditionnement de la batterie
    Ventilation à distance`,
  ),
  ...lines(
    'safety',
    'all',
    0,
    `
    Antiblocage des roues
    Contrôle électronique de trajectoire
    Airbags frontaux
    Airbag passager désactivable
    Aide au démarrage en côte
    Appel d’urgence eCall
    Contrôle de pression des pneus
    Répartition électronique du freinage
    Rappel de bouclage des ceintures
    Antidémarrage électronique
    Ceintures avant à prétensionneur
    Freinage automatique d’urgence`,
  ),
  ...lines(
    'safety',
    'car',
    0,
    `
    Airbags latéraux avant
    Airbags rideaux
    Fixations Isofix à l’arrière
    Sécurité enfant aux portes arrière
    Alerte de franchissement de ligne
    Feux de jour à LED`,
  ),
  ...lines(
    'safety',
    'all',
    1,
    `
    Caméra de recul*
    Reconnaissance des panneaux
    Détection de fatigue
    Alerte d’excès de vitesse
    Aide au maintien dans la voie
    Feux antibrouillard
    Feux de route automatiques
    Kit de réparation de pneu
    Alarme périmétrique
    Limiteur de vitesse intelligent`,
  ),
  ...lines(
    'safety',
    'car',
    1,
    `
    Fixation Isofix au siège passager
    Détection des piétons et des cyclistes
    Freinage après collision
    Airbag central avant
    Verrouillage automatique en roulant
    Appuie-tête actifs`,
  ),
  ...lines(
    'safety',
    'car',
    2,
    `
    Surveillance des angles morts*
    Alerte de circulation transversale arrière*
    Caméra à 360 degrés*
    Centrage dans la voie
    Alerte de sortie pour les occupants
    Freinage automatique en marche arrière
    Feux de virage
    Lave-phares
    Assistance aux changements de voie
    Assistance à la conduite de niveau 2*
    Roue de secours galette`,
  ),
  ...lines(
    'safety',
    'car',
    3,
    `
    Vision nocturne*
    Roues arrière directrices*
    Airbags latéraux arrière
    Assistance aux intersections
    Projection de marquages au sol
    Freins haute performance
    Ceintures arrière à prétensionneur
    Détecteur d’occupants oubliés`,
  ),
  ...lines(
    'safety',
    'commercial',
    1,
    `
    Stabilisation de remorque
    Assistance au vent latéral
    Contrôle de motricité renforcé
    Rétroviseurs grand angle
    Rétroviseur intérieur à caméra*
    Verrouillage séparé de l’espace de chargement
    Alarme volumétrique de chargement
    Avertisseur de recul
    Contrôle de surcharge*
    Gyrophare orange
    Tachygraphe numérique
    Cloison complète vitrée`,
  ),
  ...lines(
    'safety',
    'suv',
    2,
    `
    Contrôle de vitesse en descente
    Modes de motricité tout-terrain
    Blocage de différentiel électronique`,
  ),
  ...lines(
    'safety',
    'plug',
    0,
    `
    Alerte sonore pour piétons
    Coupure d’urgence haute tension`,
  ),
  ...lines(
    'multimedia',
    'all',
    0,
    `
    Bluetooth
    Kit mains libres
    Prise USB
    Commandes audio au volant`,
  ),
  ...lines(
    'multimedia',
    'all',
    1,
    `
    Apple CarPlay*
    Android Auto*
    Prises USB-C à l’avant
    Navigation GPS*
    Commande vocale
    Instrumentation numérique*
    Mises à jour à distance
    Services connectés
    Point d’accès Wi-Fi
    Cartographie de l’Europe`,
  ),
  ...lines(
    'multimedia',
    'car',
    1,
    `
    Apple CarPlay et Android Auto sans fil
    Prises USB-C à l’arrière
    Radio numérique terrestre
    Application mobile de contrôle à distance
    Info trafic en temps réel
    Second téléphone connectable`,
  ),
  ...lines(
    'multimedia',
    'car',
    2,
    `
    Chargeur de smartphone par induction*
    Affichage tête haute*
    Instrumentation numérique 10 pouces
    Navigation en réalité augmentée
    Système audio Harman Kardon*
    Système audio Bose*
    Système audio Focal*
    Système audio JBL
    Profils de conducteur
    Double écran panoramique
    Assistant vocal intelligent
    Boutons de raccourci configurables`,
  ),
  ...lines(
    'multimedia',
    'car',
    3,
    `
    Système audio Bowers & Wilkins*
    Système audio Burmester
    Écrans aux places arrière
    Affichage tête haute en réalité augmentée
    Écran pour le passager avant
    Caméra embarquée*
    Clé numérique sur smartphone*
    Jeux et vidéo à l’arrêt
    Télévision numérique`,
  ),
  ...lines(
    'multimedia',
    'commercial',
    1,
    `
    Support de tablette
    Interface de gestion de flotte
    Prise 230 volts en cabine*
    Navigation pour poids lourds
    Préparation radio professionnelle
    Géolocalisation antivol
    Second écran de rétrovision
    Port USB de chargement rapide`,
  ),
  ...lines(
    'multimedia',
    'plug',
    1,
    `
    Planificateur de trajets avec bornes*
    Affichage du flux d’énergie
    Badge de recharge européen
    Suivi de charge sur smartphone`,
  ),
  ...lines(
    'exterior',
    'all',
    0,
    `
    Boucliers ton caisse
    Essuie-glace arrière
    Vitres teintées
    Pneus quatre saisons`,
  ),
  ...lines(
    'exterior',
    'car',
    1,
    `
    Peinture métallisée
    Vitres arrière surteintées*
    Feux arrière à LED
    Rétroviseurs noirs
    Poignées ton caisse
    Becquet de toit
    Antenne requin
    Projecteurs d’accueil
    Sortie d’échappement chromée
    Pneus d’hiver sur jantes*`,
  ),
  ...lines(
    'exterior',
    'car',
    2,
    `
    Peinture nacrée
    Toit noir contrasté*
    Barres de toit en aluminium
    Feux arrière à effet tridimensionnel
    Signature lumineuse animée
    Calandre éclairée
    Attelage amovible*
    Pack extérieur noir
    Poignées de porte affleurantes
    Élargisseurs d’ailes
    Clignotants séquentiels
    Étriers de frein colorés`,
  ),
  ...lines(
    'exterior',
    'car',
    3,
    `
    Peinture mate
    Attelage électrique escamotable*
    Jantes forgées
    Pack aérodynamique
    Diffuseur arrière sport
    Vitrage acoustique complet
    Rétroviseurs à caméra
    Éclairage d’accueil animé
    Emblèmes noirs brillants
    Lignes décoratives exclusives`,
  ),
  ...lines(
    'exterior',
    'suv',
    1,
    `
    Barres de toit longitudinales
    Protections de passages de roue
    Sabots de protection avant et arrière
    Garde au sol rehaussée`,
  ),
  ...lines(
    'exterior',
    'estate',
    1,
    `
    Barres de toit chromées
    Protection de seuil de coffre en inox
    Suspension arrière autonivelante`,
  ),
  ...lines(
    'exterior',
    'plug',
    0,
    `
    Trappe de recharge éclairée
    Câble de recharge de type 2
    Câble pour prise domestique
    Chargeur embarqué 11 kW`,
  ),
  ...lines(
    'exterior',
    'plug',
    2,
    `
    Chargeur embarqué 22 kW*
    Recharge rapide à 150 kW*
    Recharge rapide à 100 kW*
    Trappe de recharge motorisée
    Jantes aérodynamiques`,
  ),
  ...lines(
    'exterior',
    'engine',
    2,
    `
    Réservoir grande capacité
    Double sortie d’échappement
    Chauffage de bloc-moteur`,
  ),
  ...lines(
    'exterior',
    'pickup',
    0,
    `
    Marchepieds latéraux
    Couvre-benne rigide*
    Arceau de benne*
    Hayon de benne verrouillable
    Treuil électrique
    Bac de benne`,
  ),
  ...lines(
    'utility',
    'car',
    0,
    `
    Anneaux d’arrimage dans le coffre
    Crochets à sacs
    Éclairage de coffre à LED`,
  ),
  ...lines(
    'utility',
    'car',
    1,
    `
    Filet de séparation
    Trappe à skis
    Bac de coffre réversible
    Double plancher de coffre
    Prise 12 volts dans le coffre
    Attelage fixe*
    Préparation pour attelage
    Porte-vélos
    Coffre de toit
    Tapis en caoutchouc`,
  ),
  ...lines(
    'utility',
    'estate',
    0,
    `
    Filet vertical d’arrêt de charge
    Rails d’arrimage coulissants
    Cache-bagages à enroulement`,
  ),
  ...lines(
    'utility',
    'plug',
    1,
    `
    Coffre avant sous le capot
    Prise domestique dans le coffre
    Sac de rangement des câbles`,
  ),
  ...lines(
    'utility',
    'commercial',
    0,
    `
    Roue de secours
    Plancher en bois antidérapant
    Points d’arrimage au plancher
    Éclairage de chargement à LED
    Préparation pour carrossier
    Carnet d’entretien complet`,
  ),
  ...lines(
    'utility',
    'commercial',
    1,
    `
    Attelage à boule*
    Galerie de toit*
    Échelle arrière
    Prise de force
    Batterie renforcée
    Alternateur renforcé
    Convertisseur 1 000 W
    Suspension renforcée
    Pneus toutes saisons renforcés
    Feux de travail à LED
    Coffre à outils latéral
    Différentiel autobloquant`,
  ),
  ...lines(
    'utility',
    'panel_van',
    0,
    `
    Cloison de séparation tôlée
    Porte latérale coulissante droite
    Portes arrière à 180 degrés
    Habillage bois des parois`,
  ),
  ...lines(
    'utility',
    'panel_van',
    1,
    `
    Portes arrière à 270 degrés*
    Porte latérale coulissante gauche
    Trappe pour charges longues*
    Aménagement d’atelier complet*
    Caisson isotherme
    Groupe frigorifique*
    Hayon élévateur*
    Rampe de chargement
    Rails d’arrimage latéraux
    Porte-échelle
    Toit surélevé
    Empattement long`,
  ),
  ...lines(
    'utility',
    'chassis_truck',
    0,
    `
    Benne basculante à trois côtés*
    Plateau à ridelles*
    Grue auxiliaire
    Caisse à hayon*
    Dépanneuse à plateau
    Coffre de rangement derrière la cabine
    Double cabine*
    Pare-cyclistes latéraux
    Béquilles hydrauliques
    Suspension pneumatique arrière
    Ridelles en aluminium
    Bâche coulissante`,
  ),
]
