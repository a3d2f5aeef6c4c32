import { text } from '../build/blocks'
import { scene } from '../build/pictures'
import { article } from '../build/story'
import type { StoryDraft } from '../build/story'

/** News of 2024, newest first. */
export const news2024 = (): StoryDraft[] => [
  article('soixante-dix-ans-une-soiree-sous-la-verriere', {
    seoTitle: 'Soixante-dix ans du groupe | Groupe Alzette',
    description:
      'Trois cents invités, une Dauphine de 1957 et un orgue de Barbarie : retour sur la soirée qui a fêté les soixante-dix ans du Groupe Alzette.',
    title: 'Soixante-dix ans, une soirée sous la verrière',
    date: '2024-12-05',
    category: 'Groupe',
    intro: 'Le 30 novembre, le showroom de Luxembourg a vidé ses voitures pour recevoir ceux qui les achètent.',
    image: scene('showroom', 41, 'Showroom éclairé le soir, tables dressées'),
    body: [
      text(`
      En 1954, le garage comptait deux ponts et un téléphone. Soixante-dix ans plus tard, trois cents personnes se sont assises là où se trouvent d’habitude les modèles neufs.

      ## La Dauphine est revenue

      La première voiture vendue par la maison n’existe plus. Une Dauphine de 1957, si : sa propriétaire, quatre-vingt-six ans, l’a conduite elle-même depuis Larochette, sans dépasser soixante. Nos apprentis l’ont gardée jusqu’à minuit, chiffon à la main.

      ## Trois discours, pas un de plus

      Le doyen des mécaniciens a raconté l’hiver où les batteries dormaient dans la cuisine. La plus jeune conseillère a lu les questions les plus étranges de l’année. La direction a remercié, et s’est tenue aux quatre minutes promises.

      ## Ce qu’il en reste

      Les recettes du vestiaire et de la tombola sont allées à une association qui apprend à réparer les vélos. Les photographies sont visibles sur demande ; les dates qui ont compté se lisent sur la page [notre histoire](/a-propos-de-nous/histoire-de-l-entreprise).
    `),
    ],
  }),
]
