import { blockSchema } from '../../domain/content/schema/block-schema'
import { blocks, date, longText, number, required, text } from '../../domain/content/schema/fields'
import type { ReviewItem, ReviewWidgetBlock } from '../../domain/content/types'

export const reviewWidgetSchema = blockSchema<ReviewWidgetBlock>('review-widget', {
  label: 'Avis clients',
  group: 'Concessions et équipe',
  preview: ['title', 'rating'],
  fields: {
    title: required(text('Titre')),
    rating: required(number('Note', [0, 5], 'Moyenne de tous les avis, de 0 à 5.', 1)),
    count: required(number('Nombre', [0, 1_000_000], 'Combien d’avis la moyenne compte.')),
    reviews: blocks('Avis', ['review'], 'Trois ou quatre, favorables ou non, avec l’accord de leur auteur.'),
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
