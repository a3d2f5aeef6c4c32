import { blockSchema } from '../../domain/content/schema/block-schema'
import { blocks, longText, required, text } from '../../domain/content/schema/fields'
import type { AppointmentBookingGridBlock } from '../../domain/content/types'

export const appointmentBookingGridSchema = blockSchema<AppointmentBookingGridBlock>('appointment-booking-grid', {
  label: 'Prise de rendez-vous',
  group: 'Contact et formulaires',
  preview: ['title', 'intro'],
  fields: {
    title: required(text('Titre')),
    intro: longText('Introduction'),
    buttons: required(
      blocks(
        'Boutons',
        ['button'],
        'Un par concession ; avec l’élément Réservation, la fenêtre de rendez-vous s’ouvre.',
      ),
    ),
  },
})
