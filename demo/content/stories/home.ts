import { button, figure } from '../build/blocks'
import { link, stock } from '../build/links'
import { car } from '../build/pictures'
import { page } from '../build/story'
import type { StoryDraft } from '../build/story'

/** The home page. */
export const home = (): StoryDraft[] => [
  page('home', {
    name: 'Accueil',
    title: 'Voitures neuves et d’occasion au Luxembourg | Groupe Alzette',
    description:
      'Véhicules neufs, d’occasion et utilitaires contrôlés par nos ateliers : achat, leasing ou financement dans six concessions du Luxembourg.',
    image: car('peugeot', 'suv', 'red', 'SUV rouge vu de côté', 'side', 14),
    edited: '2026-11-18',
    body: [
      {
        component: 'hero',
        layout: 'home',
        title: 'La bonne voiture, au prix juste.',
        text: 'Des véhicules neufs et d’occasion, contrôlés par nos ateliers et prêts à rouler dans six concessions du pays.',
        image: car('peugeot', 'suv', 'red', 'SUV rouge vu de côté', 'cutout', 14),
        figures: [
          figure('6', 'concessions au Luxembourg'),
          figure('12 mois', 'de garantie minimum'),
          figure('14 jours', 'pour échanger'),
        ],
        search: [
          {
            component: 'stock-quick-search',
            variant: 'default',
            popular: [
              button('Électriques en stock', stock({ fuel: 'electric' }), 'ghost'),
              button('SUV hybrides', `${stock({ bodyStyle: 'suv' })}&fuel=hybrid`, 'ghost'),
              button('Moins de 15.000 €', stock({ priceMax: 15000 }), 'ghost'),
              button('Véhicules de direction', stock({ condition: 'demo' }), 'ghost'),
            ],
          },
        ],
      },
      { component: 'brand-strip' },
      {
        component: 'stock-preview',
        title: 'Arrivées cette semaine',
        intro: 'Contrôlées, photographiées et visibles en concession.',
        count: 4,
        linkLabel: 'Tout le stock',
        to: link('/stock'),
      },
      {
        component: 'price-ways',
        title: 'Une voiture, quatre façons de l’avoir',
        intro: 'La même voiture, chiffrée à chaque fois. Vous choisissez les prix affichés partout sur le site.',
        model: 'peugeot-3008',
      },
      {
        component: 'locations-map',
        title: 'Jamais à plus de 30 minutes',
        intro:
          'Showroom, atelier et gardiennage de pneus à chaque adresse. Choisissez la vôtre, nous gardons la clé du véhicule prête.',
      },
      { component: 'article-latest', title: 'Actualités', linkLabel: 'Toutes les actualités', count: 4 },
      {
        component: 'review-widget',
        title: 'Ce qu’en disent nos clients',
        rating: 4.7,
        count: 1286,
        reviews: [
          {
            component: 'review',
            author: 'Martine W.',
            place: 'Esch-sur-Alzette',
            date: '2026-10-29',
            rating: 5,
            text: 'La voiture correspondait point par point à l’annonce, rayure du pare-chocs comprise. On m’a montré le carnet avant même que je le demande.',
          },
          {
            component: 'review',
            author: 'João F.',
            place: 'Ettelbruck',
            date: '2026-10-17',
            rating: 5,
            text: 'Essai à la maison un samedi matin, offre le midi, et personne ne m’a rappelé trois fois. J’ai signé le mercredi.',
          },
          {
            component: 'review',
            author: 'Claire et Tom S.',
            place: 'Mersch',
            date: '2026-09-30',
            rating: 4,
            text: 'Livraison repoussée d’une semaine à cause d’une pièce, mais nous l’avons su tout de suite et un véhicule nous a été prêté.',
          },
        ],
      },
      {
        component: 'chat',
        title: 'Une question simple ?',
        text: 'Un conseiller vous répond pendant les heures d’ouverture, par téléphone ou par écrit.',
        label: 'Poser une question',
      },
    ],
  }),
]
