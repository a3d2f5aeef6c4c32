/** One metric horsepower (ch) is 75 m·kgf/s = 735.49875 W. */
const KW_PER_HP = 0.73549875

/** kW to metric horsepower, rounded as on registration papers. */
export const kwToHp = (kw: number): number => Math.round(kw / KW_PER_HP)
