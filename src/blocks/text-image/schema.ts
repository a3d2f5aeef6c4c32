import { blockSchema } from '../../domain/content/schema/block-schema'
import { blocks, choice, picture, required, richText, startingWith, text } from '../../domain/content/schema/fields'
import type { TextImageBlock } from '../../domain/content/types'

export const textImageSchema = blockSchema<TextImageBlock>('text-image', {
  label: 'Texte et image',
  group: 'Textes et images',
  preview: ['title'],
  fields: {
    title: required(text('Titre')),
    body: required(richText('Contenu')),
    image: required(picture('Image', 'Le texte alternatif dit ce que l’on voit.')),
    imagePosition: startingWith('end', required(choice('Place de l’image', { start: 'À gauche', end: 'À droite' }))),
    buttons: blocks('Boutons', ['button']),
  },
  presets: [
    { name: 'Image à droite', values: { imagePosition: 'end' }, isDefault: true },
    { name: 'Image à gauche', values: { imagePosition: 'start' } },
  ],
})
