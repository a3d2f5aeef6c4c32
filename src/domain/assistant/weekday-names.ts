/** French names of weekdays, in plain words, with those of opening hours. */
export const WEEKDAY_NAMES: Readonly<Record<string, string>> = {
  lundi: 'monday',
  mardi: 'tuesday',
  mercredi: 'wednesday',
  jeudi: 'thursday',
  vendredi: 'friday',
  samedi: 'saturday',
  dimanche: 'sunday',
}
