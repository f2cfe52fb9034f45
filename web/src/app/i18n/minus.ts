/** As it is printed: a hyphen is too short for a minus. */
export const withMinus = (number: string | number): string => String(number).replace('-', '−')
