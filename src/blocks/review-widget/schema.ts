import { blockSchema } from '../../domain/content/schema/block-schema'
import { blocks, choice, date, link, longText, number, required, text } from '../../domain/content/schema/fields'
import type { ReviewItem, ReviewWidgetBlock } from '../../domain/content/types'

export const reviewWidgetSchema = blockSchema<ReviewWidgetBlock>('review-widget', {
  label: 'Avis clients',
  group: 'Concessions et équipe',
  preview: ['title', 'rating'],
  fields: {
    title: required(text('Titre')),
    variant: choice(
      'Présentation',
      { row: 'En ligne, à faire défiler', grid: 'Tous en grille', summary: 'La moyenne seule' },
      'Laissez vide pour une ligne.',
    ),
    rating: required(
      number('Note', [0, 5], 'Moyenne de tous les avis, de 0 à 5. Remplacée par celle du flux, si le site en a un.', 1),
    ),
    count: required(number('Nombre', [0, 1_000_000], 'Combien d’avis la moyenne compte.')),
    source: text('Recueillis par', 'Qui recueille et vérifie les avis, par exemple le nom d’un site d’avis.'),
    to: link('Tous les avis', 'Page où on les lit tous.'),
    product: text(
      'Modèle évalué',
      'Si les avis portent sur une voiture et non sur le groupe ; les moteurs de recherche ne lisent que ceux-là.',
    ),
    reviews: blocks(
      'Avis',
      ['review'],
      'Trois ou quatre, favorables ou non, avec l’accord de leur auteur. Laissez vide pour ceux du flux.',
    ),
  },
})

export const reviewSchema = blockSchema<ReviewItem>('review', {
  label: 'Avis',
  group: 'Éléments de blocs',
  preview: ['author', 'text'],
  fields: {
    author: required(text('Auteur', 'Prénom et initiale du nom.')),
    place: required(text('Lieu', 'Concession ou ville.')),
    date: required(date('Date')),
    rating: required(number('Note', [0, 5], undefined, 1)),
    text: required(longText('Texte', 'Tel qu’il a été écrit.')),
  },
})
