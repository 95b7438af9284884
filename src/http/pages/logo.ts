// The logo that every organisation has: two speech bubbles, as SVG.

const COLOURS = { day: { back: '#2a5db0', front: '#9dbdf5' }, night: { back: '#9dbdf5', front: '#2a5db0' } }

/** An SVG of 200 by 100 with a transparent background. `night` is for dark backgrounds. */
export function logo(time: keyof typeof COLOURS): string {
  const { back, front } = COLOURS[time]
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100" viewBox="0 0 200 100" role="img" aria-label="Parley">',
    `<path fill="${back}" d="M20 10h100a12 12 0 0 1 12 12v34a12 12 0 0 1-12 12H56L36 84V68H20A12 12 0 0 1 8 56V22a12 12 0 0 1 12-12z"/>`,
    `<path fill="${front}" d="M144 32h36a12 12 0 0 1 12 12v30a12 12 0 0 1-12 12h-8v12l-18-12h-50a12 12 0 0 1-11-8h27a24 24 0 0 0 24-24z"/>`,
    '</svg>',
  ].join('')
}
