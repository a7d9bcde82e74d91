/** trig.equation-from: rules of waves from their features. */
import Fraction from 'fraction.js';
import { type Skills } from '../../../family.ts';
import { halfTurns } from '../../../steps/turns.ts';
import { fromExtremes } from './extremes.ts';
import { fromGraph } from './graph.ts';
import { rewrite } from './other.ts';
import { fromDescription, fromData } from './story.ts';

export const skills: Skills = {
	'Write a sinusoidal function from extremes and period'(draw) {
		return fromExtremes(
			draw.choice('f'),
			draw.int('M'),
			draw.int('m'),
			new Fraction(Number(draw.choice('P')), 180),
			new Fraction(0),
			'degrees',
		);
	},
	'Write a sinusoidal function from given features'(draw) {
		return fromExtremes(
			draw.choice('f'),
			draw.int('M'),
			draw.int('m'),
			halfTurns(draw.choice('P')),
			halfTurns(draw.choice('shift')),
			'radians',
		);
	},
	'Write a sinusoidal function from its graph': fromGraph,
	'Rewrite a sinusoidal function as sine or cosine': rewrite,
	'Write a sinusoidal model from a description': fromDescription,
	'Write a sinusoidal model from data': fromData,
};
