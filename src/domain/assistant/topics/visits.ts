import { anyOf, SAID } from './topic'
import type { Topic } from './topic'

/** Matters of test drives, appointments and what the site keeps, in the order in which they are tried. */
export const VISIT_TOPICS: readonly Topic[] = [
  {
    needs: [
      anyOf('essai|essayer|essaie|tester|probefahrt|prouffahrt|test drive'),
      anyOf(
        'femme|mari|conjoint\\w*|copain|copine|compagn\\w*|fils|fiston|gamine?|fille|epou\\w*|jeune (?:conducteur|permis)|permis (?:depuis|recent|probatoire)|stagiaire|pere|mere|frere|soeur|ami|amie|fra|mann|frau',
      ),
      anyOf(
        'conduire|conduise|conduit|volant|droit|permis|peut (?:il |elle )?(?:aussi|conduire|essayer|venir)|fueren|fahren',
      ),
    ],
    not: anyOf(SAID.lease),
    words: 'mon conjoint peut il conduire aussi',
  },
  {
    needs: [
      anyOf('essai|essayer|probefahrt|prouffahrt|prouffaart|test drive'),
      anyOf(
        'apporter|amener|documents?|papiers?|pieces? d identite|caution|prevoir|prendre avec|montrer|permis|mitbringen|matbrengen|carte d identite',
      ),
    ],
    not: anyOf(
      'femme|mari|conjoint\\w*|fils|fille|voudrais|aimerais|souhaite|(?:chez|a) (?:moi|nous|domicile|la maison)',
      SAID.lease,
    ),
    words: 'apporter permis conduire valable piece identite essai nuit caution',
    isPassage: true,
  },
  {
    needs: [
      anyOf(
        'annul\\w*|deplac\\w*|report\\w*|decal\\w*|modifi\\w*|repouss\\w*|avancer|verschieb\\w*|verschob\\w*|verleg\\w*|stornier\\w*|annull?eier\\w*|move|moved|moving|reschedul\\w*|postpon\\w*|call off|verleee?n|ofso\\w*|absag\\w*|abzusagen|absoen|empech\\w*|(?:peux|pourrai) (?:pas|plus|finalement pas) (?:etre|venir)|cancel\\w*|chang\\w* (?:d |de |l |la |le |mon |ma )?(?:heure|horaire|date|creneau|jour)|change (?:my|the|our) (?:test drive|appointment|date|time|day)',
      ),
      anyOf(
        'rdv|rendez vous|essai|creneau|termin|rendezvous|appointment|reservation|test ?drive|probefahrt(?:termin)?|prouff?aart|prouffahrt|prouffaahrt',
      ),
    ],
    not: anyOf('roues|leasing|contrat'),
    words: 'puis je changer ou annuler un rendez vous demande ici',
  },
  {
    needs: [
      anyOf('compar\\w*'),
      anyOf('combien|maximum|limite|nombre|plusieurs|plus de (?:deux|trois|quatre|2|3|4)'),
      anyOf('voitures|vehicules|annonces|autos|modeles|a la fois|en meme temps'),
    ],
    not: anyOf('prix|coute\\w*|credits?|offres?'),
    words: 'combien de vehicules puis je comparer',
  },
  {
    needs: [
      anyOf('favoris?|coups? de coeur|enregistree?s?|sauvegardee?s?|reperee?|mise? de cote'),
      anyOf('disparu\\w*|plus|parti\\w*|effac\\w*|enlev\\w*|retir\\w*|pourquoi|perdu\\w*'),
    ],
    not: anyOf('donnees|cherche'),
    words: 'pourquoi un vehicule a t il disparu de mes favoris',
  },
  {
    needs: [
      anyOf(
        'donnees(?: personnelles)?|infos? personnelles?|informations personnelles|coordonnees|vie privee|rgpd|gdpr|dsgvo|datenschutz|daten|daten?schutz|mon (?:numero|mail|adresse)',
      ),
      anyOf(
        'que|quoi|combien|gard\\w*|conserv\\w*|effac\\w*|supprim\\w*|utilis\\w*|revend\\w*|partag\\w*|devien\\w*|faites|proteg\\w*|longtemps|stock\\w*|transm\\w*|trait\\w*|confidentiel\\w*|cedez',
      ),
    ],
    not: anyOf(
      'conduite|conducteurs?|flotte|techniques|directeur|parler|joindre|responsable|avoir|vos|votre|bancaires?|contacter|atelier|garage|appeler|gps|chef|vendeur',
    ),
    words: 'que deviennent mes donnees',
  },
]
