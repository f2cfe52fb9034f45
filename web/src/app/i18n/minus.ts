/** As it is printed: a hyphen is too short for a minus. */
export const withMinus = (told: string | number): string => String(told).replace('-', '−')
