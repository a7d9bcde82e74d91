/** What a question for a missing side or height says. */
import type Fraction from 'fraction.js';
import type { Number } from '../../../../math/expression.ts';
import type { Prose } from '../../../../math/prose.ts';
import type { Draw, Line } from '../../../family.ts';
import type { FlatTexts } from './quadrilateral.ts';
import type { Unit } from '../../../steps/measured.ts';

export type Missing = {
	given: Prose;
	asked: string;
	letter: string;
	value: Fraction;
	lines: Line[];
	wrong: readonly (readonly [value: Number, why: string])[];
	texts: FlatTexts;
	alt: string;
	hint: Prose;
};

export type Make = (b: number, h: number, unit: Unit, draw: Draw) => Missing | undefined;
