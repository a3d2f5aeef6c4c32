/** What editors call the fields of stories and blocks. */
export const FIELD_LABELS: Readonly<Record<string, string>> = {
  answer: 'Réponse', author: 'Auteur', body: 'Contenu', brand: 'Marque', buttons: 'Boutons', cards: 'Cartes', category: 'Catégorie', claim: 'Accroche',
  columns: 'Colonnes', condition: 'État', contract: 'Contrat', copyright: 'Mention', count: 'Nombre', date: 'Date', disabled: 'Inactif', email: 'E-mail',
  end: 'À droite', entries: 'Entrées', eyebrow: 'Surtitre', figures: 'Chiffres', filters: 'Avec filtres et tri', fuel: 'Énergie', fullWidth: 'Pleine largeur', height: 'Hauteur (px)',
  hideIcon: 'Sans icône', hours: 'Horaires', icon: 'Icône', iconPosition: 'Place de l’icône', image: 'Image', imagePosition: 'Place de l’image',
  images: 'Images', intro: 'Introduction', items: 'Éléments', jobTitle: 'Fonction', kind: 'Genre', label: 'Libellé', layout: 'Présentation', legal: 'Liens légaux',
  linkLabel: 'Libellé du lien', links: 'Liens', location: 'Concession', model: 'Modèle', name: 'Nom', narrow: 'Colonne étroite', noindex: 'Hors moteurs de recherche',
  onDarkBackground: 'Sur fond sombre', phone: 'Téléphone', place: 'Lieu', plugins: 'Réservation', popular: 'Recherches fréquentes', poster: 'Image d’attente',
  question: 'Question', quote: 'Citation', rating: 'Note', reviews: 'Avis', search: 'Recherche', searchPlaceholder: 'Texte de la recherche', secondary: 'Liens secondaires',
  seo: 'Référencement', size: 'Taille', slides: 'Diapositives', social: 'Réseaux sociaux', start: 'À gauche', teaser: 'Mise en avant', text: 'Texte', title: 'Titre',
  to: 'Lien', tone: 'Ton', transcript: 'Transcription', url: 'Adresse', vacancies: 'Postes', value: 'Valeur', variant: 'Variante', year: 'Année', description: 'Description',
}

/** What editors call the blocks. */
export const BLOCK_LABELS: Readonly<Record<string, string>> = {
  page: 'Page', article: 'Article', header: 'En-tête', footer: 'Pied de page', 'top-bar': 'Barre supérieure', 'mobile-navigation': 'Navigation mobile',
  hero: 'Ouverture', 'hero-carousel': 'Ouverture à diapositives', 'rich-text': 'Texte', 'text-image': 'Texte et image', 'card-grid': 'Grille de cartes', card: 'Carte',
  'image-gallery': 'Galerie', 'image-grid': 'Grille d’images', 'embedded-video': 'Vidéo', iframe: 'Page intégrée', chat: 'Conversation', 'job-vacancy-widget': 'Offres d’emploi',
  vacancy: 'Poste', 'appointment-booking-grid': 'Prise de rendez-vous', 'review-widget': 'Avis clients', review: 'Avis', 'article-overview': 'Tous les articles',
  'article-latest': 'Derniers articles', 'stock-quick-search': 'Recherche de véhicules', 'stock-preview': 'Véhicules en stock', 'price-ways': 'Quatre façons de payer',
  'brand-strip': 'Nos marques', 'locations-map': 'Carte des concessions', faq: 'Questions fréquentes', 'faq-item': 'Question', 'call-to-action': 'Appel à l’action',
  timeline: 'Chronologie', 'timeline-item': 'Date', portraits: 'Portraits', portrait: 'Portrait', 'lease-offers': 'Offres de leasing', 'model-list': 'Modèles',
  'enquiry-form': 'Formulaire', 'contact-list': 'Contacts', breadcrumbs: 'Fil d’Ariane', toast: 'Message', 'share-button': 'Partage', 'sticky-contact-button': 'Bouton de contact fixe',
  button: 'Bouton', figure: 'Chiffre', link: 'Lien', 'menu-entry': 'Entrée de menu', 'menu-column': 'Colonne de menu', 'booking-plugin': 'Réservation en ligne',
}

/** A name as people read it. */
export const humanise = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replace(/[-_]/g, ' ')
