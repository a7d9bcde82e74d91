/** Formulas that some questions evaluate and others solve for a letter. */
import { symbol } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';

/** A formula as `readFormula` takes it, and what it does: "gives the area of a rectangle". */
export type StatedFormula = { formula: string; says: string | Prose };

export const KINETIC_ENERGY: StatedFormula = {
	formula: 'K=½mv²',
	says: say`gives the kinetic energy ${symbol('K')} of an object with mass ${symbol('m')} that moves at speed ${symbol('v')}`,
};

export const DENSITY: StatedFormula = {
	formula: 'D=m/V',
	says: say`gives the density ${symbol('D')} of an object with mass ${symbol('m')} and volume ${symbol('V')}`,
};

export const TRAPEZOID_AREA: StatedFormula = {
	formula: 'A=½h(a+b)',
	says: say`gives the area ${symbol('A')} of a trapezoid with height ${symbol('h')} and parallel sides ${symbol('a')} and ${symbol('b')}`,
};

export const TEMPERATURE: StatedFormula = {
	formula: 'C=5/9(F-32)',
	says: 'converts degrees Fahrenheit to degrees Celsius',
};
