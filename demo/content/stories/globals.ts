import type { MenuEntry } from '../../../src/domain/content/types'
import { card, column, linkItem } from '../build/blocks'
import { PHONE, PHONE_LINK } from '../build/contact'
import { link, stock } from '../build/links'
import { car, scene } from '../build/pictures'
import type { Raw } from '../build/raw'
import { globalPart } from '../build/story'
import type { StoryDraft } from '../build/story'

const stockEntry: Raw<MenuEntry> = {
  component: 'menu-entry',
  label: 'Véhicules en stock',
  to: link('/stock'),
  columns: [
    column('Notre stock', [
      linkItem('Tous les véhicules', '/stock'),
      linkItem('Occasion', stock({ condition: 'used' })),
      linkItem('Direction', stock({ condition: 'demo' })),
      linkItem('Neufs en stock', stock({ condition: 'new' })),
      linkItem('Utilitaires', stock({ category: 'van' })),
    ]),
    column('Par carrosserie', [
      linkItem('SUV', stock({ bodyStyle: 'suv' })),
      linkItem('Citadine', stock({ bodyStyle: 'hatchback' })),
      linkItem('Berline', stock({ bodyStyle: 'saloon' })),
      linkItem('Break', stock({ bodyStyle: 'estate' })),
      linkItem('Monospace', stock({ bodyStyle: 'mpv' })),
      linkItem('Cabriolet', stock({ bodyStyle: 'convertible' })),
    ]),
    column('Par motorisation', [
      linkItem('Électrique', stock({ fuel: 'electric' })),
      linkItem('Hybride', stock({ fuel: 'hybrid' })),
      linkItem('Hybride rechargeable', stock({ fuel: 'plug_in_hybrid' })),
      linkItem('Essence', stock({ fuel: 'petrol' })),
      linkItem('Diesel', stock({ fuel: 'diesel' })),
    ]),
    column('Par budget', [
      linkItem('Moins de 15.000 €', stock({ priceMax: 15000 })),
      linkItem('15.000 à 25.000 €', stock({ priceMin: 15000, priceMax: 25000 })),
      linkItem('25.000 à 40.000 €', stock({ priceMin: 25000, priceMax: 40000 })),
      linkItem('Plus de 40.000 €', stock({ priceMin: 40000 })),
    ]),
  ],
  teaser: [
    card('Électriques, prêtes à partir', 'Immatriculées, chargées, livrées sous quinze jours.', {
      image: car('mg', 'hatchback', 'orange', 'Compacte électrique orange dans le showroom', 'side', 4),
      to: stock({ fuel: 'electric' }),
      linkLabel: 'Voir la sélection',
    }),
  ],
}

const newEntry: Raw<MenuEntry> = {
  component: 'menu-entry',
  label: 'Véhicules neufs',
  to: link('/stock/tous-les-modeles'),
  columns: [
    column('Découvrir', [
      linkItem('Tous les modèles', '/stock/tous-les-modeles'),
      linkItem('Toutes les marques', '/brands'),
      linkItem('Réserver un essai', '/reserver-un-essai'),
      linkItem('Véhicules utilitaires', '/vehicules-utilitaires'),
    ]),
    column('Distribuées en neuf', [
      linkItem('Peugeot', '/peugeot'),
      linkItem('Citroën', '/citroen'),
      linkItem('Renault', '/renault'),
      linkItem('Opel', '/opel'),
      linkItem('Volvo', '/volvo'),
      linkItem('Dacia', '/dacia'),
      linkItem('Fiat', '/fiat'),
      linkItem('MG', '/mg'),
    ]),
    column('Suivies en occasion', [
      linkItem('Volkswagen', '/volkswagen'),
      linkItem('Toyota', '/toyota'),
      linkItem('Ford', '/ford'),
      linkItem('Škoda', '/skoda'),
      linkItem('Hyundai', '/hyundai'),
      linkItem('Kia', '/kia'),
    ]),
  ],
  teaser: [
    card('Essayer chez soi', 'Nous amenons la voiture devant votre porte, partout au pays.', {
      image: scene('handover', 3, 'Remise de clés devant une maison de ville'),
      to: '/reserver-un-essai',
      linkLabel: 'Choisir une date',
    }),
  ],
}

const leaseEntry: Raw<MenuEntry> = {
  component: 'menu-entry',
  label: 'Leasing',
  to: link('/private-lease'),
  columns: [
    column('Leasing', [
      linkItem('Leasing privé', '/private-lease', { text: 'Loyer fixe, entretien compris' }),
      linkItem('Leasing professionnel', '/business-lease', { text: 'Indépendants et sociétés' }),
      linkItem('Comment ça marche', '/services/leasing', { text: 'De l’offre à la restitution' }),
    ]),
    column('Financer un achat', [
      linkItem('Financement', '/services/financement'),
      linkItem('Questions fréquentes', '/faq'),
      linkItem('Parler à un conseiller', '/directcontact'),
    ]),
  ],
  teaser: [
    card('Acheter ou louer ?', 'La même voiture, chiffrée de quatre façons.', {
      image: scene('documents', 2, 'Contrat et clé de voiture posés sur un bureau'),
      to: '/services/leasing',
      linkLabel: 'Comparer',
    }),
  ],
}

const businessEntry: Raw<MenuEntry> = {
  component: 'menu-entry',
  label: 'Entreprises',
  to: link('/entreprise'),
  columns: [
    column('Votre flotte', [
      linkItem('Gestion de flotte', '/entreprise/gestion-de-flotte'),
      linkItem('Fleet leasing', '/entreprise/fleet-leasing'),
      linkItem('Services aux entreprises', '/entreprise/services-aux-entreprises'),
    ]),
    column('Utilitaires', [
      linkItem('Conseil utilitaires', '/entreprise/vehicules-utilitaires'),
      linkItem('Gamme utilitaire', '/vehicules-utilitaires'),
      linkItem('Transformation', '/entreprise/transformation-de-vehicules'),
      linkItem('Utilitaires en stock', stock({ category: 'van' })),
    ]),
  ],
  teaser: [
    card('Un interlocuteur, toute la flotte', 'De trois à trois cents véhicules, un seul numéro.', {
      image: scene('fleet', 1, 'Rangée de voitures de société devant un immeuble'),
      to: '/entreprise/gestion-de-flotte',
      linkLabel: 'Rencontrer l’équipe',
    }),
  ],
}

const servicesEntry: Raw<MenuEntry> = {
  component: 'menu-entry',
  label: 'Atelier et services',
  to: link('/services'),
  columns: [
    column('Entretien', [
      linkItem('Service après-vente', '/services/service-apres-vente'),
      linkItem('Pneus et gardiennage', '/services/pneus-et-gardiennage'),
      linkItem('Pièces et accessoires', '/services/vente-de-pieces-et-accessoires'),
    ]),
    column('Carrosserie', [
      linkItem('Nos ateliers de carrosserie', '/services/carrosserie'),
      linkItem('Après un sinistre', '/services/carosserie'),
      linkItem('Débosselage et peinture', '/services/debosselage-et-peinture'),
    ]),
    column('Prendre rendez-vous', [
      linkItem('Pneus et roues', '/formulaires/prise-de-rendez-vous-pneus-roues'),
      linkItem('Offre de pneus', '/formulaires/demande-offre-pneus'),
      linkItem('Tous les formulaires', '/formulaires'),
    ]),
  ],
  teaser: [
    card('Saison d’hiver', 'Vos roues montées en quarante minutes, sur rendez-vous.', {
      image: scene('tyres', 2, 'Roues d’hiver rangées sur un rayonnage'),
      to: '/services/pneus-et-gardiennage',
      linkLabel: 'Prendre rendez-vous',
    }),
  ],
}

const locationsEntry: Raw<MenuEntry> = { component: 'menu-entry', label: 'Concessions', to: link('/concessions') }

const entries = [stockEntry, newEntry, leaseEntry, businessEntry, servicesEntry, locationsEntry]

/** On a phone the teaser pictures only cost scrolling. */
const withoutTeaser = ({ component, label, to, columns }: Raw<MenuEntry>): Raw<MenuEntry> => ({
  component,
  label,
  to,
  ...(columns && { columns }),
})

/** Header, mobile navigation, top bar and footer. */
export const globals = (): StoryDraft[] => [
  globalPart('header', 'En-tête', { component: 'header', entries, searchPlaceholder: 'Modèle, question…' }),
  globalPart('mobile-navigation', 'Navigation mobile', {
    component: 'mobile-navigation',
    entries: entries.map(withoutTeaser),
    secondary: [
      linkItem('Réserver un essai', '/reserver-un-essai', { icon: 'calendar' }),
      linkItem('Actualités', '/news'),
      linkItem('Carrières', '/carrieres'),
      linkItem('À propos', '/a-propos-de-nous'),
      linkItem('Questions fréquentes', '/faq'),
      linkItem('Contact', '/contact'),
      linkItem(PHONE, PHONE_LINK, { icon: 'phone' }),
    ],
  }),
  globalPart('top-bar', 'Barre supérieure', {
    component: 'top-bar',
    start: [linkItem('6 concessions au Luxembourg', '/concessions', { icon: 'map-pin' })],
    end: [
      linkItem('Carrières', '/carrieres'),
      linkItem('À propos', '/a-propos-de-nous'),
      linkItem('Contact', '/contact'),
      linkItem(PHONE, PHONE_LINK, { icon: 'phone' }),
    ],
  }),
  globalPart('footer', 'Pied de page', {
    component: 'footer',
    claim: 'Distributeur et réparateur agréé, au service du Luxembourg depuis 1954.',
    phone: PHONE,
    hours: 'Lundi à vendredi 8:00 à 18:30, samedi 9:00 à 17:00',
    columns: [
      column('Acheter', [
        linkItem('Véhicules en stock', '/stock'),
        linkItem('Véhicules de direction', stock({ condition: 'demo' })),
        linkItem('Centre de véhicules d’occasion', '/centre-de-vehicules-d-occasion'),
        linkItem('Véhicules neufs', '/stock/tous-les-modeles'),
        linkItem('Utilitaires', '/vehicules-utilitaires'),
        linkItem('Financement', '/services/financement'),
      ]),
      column('Leasing', [
        linkItem('Leasing privé', '/private-lease'),
        linkItem('Leasing professionnel', '/business-lease'),
        linkItem('Gestion de flotte', '/entreprise/gestion-de-flotte'),
        linkItem('Comprendre le leasing', '/services/leasing'),
      ]),
      column('Services', [
        linkItem('Service après-vente', '/services/service-apres-vente'),
        linkItem('Pneus et gardiennage', '/services/pneus-et-gardiennage'),
        linkItem('Carrosserie', '/services/carrosserie'),
        linkItem('Débosselage et peinture', '/services/debosselage-et-peinture'),
        linkItem('Pièces et accessoires', '/services/vente-de-pieces-et-accessoires'),
      ]),
      column('Groupe', [
        linkItem('Concessions', '/concessions'),
        linkItem('Notre histoire', '/a-propos-de-nous/histoire-de-l-entreprise'),
        linkItem('Carrières', '/carrieres'),
        linkItem('Actualités', '/news'),
        linkItem('Presse', '/a-propos-de-nous/presse'),
        linkItem('Contact', '/contact'),
      ]),
    ],
    legal: [
      linkItem('Mentions légales', '/mentions-legales'),
      linkItem('Protection des données', '/politique-de-traitement-des-donnees'),
      linkItem('Accessibilité', '/accessibilite'),
    ],
    social: [],
    copyright: '© 2026 Groupe Alzette S.A.',
  }),
]
