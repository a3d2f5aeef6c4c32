import { blockSchema } from '../../domain/content/schema/block-schema'
import { picture, required, richText, text } from '../../domain/content/schema/fields'
import type { EmbeddedVideoBlock } from '../../domain/content/types'

export const embeddedVideoSchema = blockSchema<EmbeddedVideoBlock>('embedded-video', {
  label: 'Vidéo',
  group: 'Textes et images',
  preview: ['title', 'url'],
  fields: {
    title: required(text('Titre')),
    url: required(text('Adresse', 'Adresse en https d’un fichier vidéo ou d’un lecteur autorisé sur le site.')),
    poster: picture('Image d’attente', 'Montrée jusqu’à ce que le visiteur lance la vidéo.'),
    transcript: richText('Transcription', 'Ce qui est dit, pour qui n’entend pas ou ne regarde pas.'),
  },
})
