/** trig.equation-from: rules of waves from their features. CCSS HSF-TF.B.5; MCR3U.D2.5, MHF4U.B2.6. */
import Fraction from 'fraction.js';
import { type Skills } from '../../../family.ts';
import { halfTurns } from '../../../steps/turns.ts';
import { fromExtremes } from './extremes.ts';
import { fromGraph } from './graph.ts';
import { rewrite } from './other.ts';
import { fromDescription, fromData } from './story.ts';

export const skills: Skills = {
	'From maximum, minimum and period'(draw) {
		return fromExtremes(
			draw.choice('f'),
			draw.int('M'),
			draw.int('m'),
			new Fraction(Number(draw.choice('P')), 180),
			new Fraction(0),
			'degrees',
		);
	},
	'Rule from max, min, period'(draw) {
		return fromExtremes(
			draw.choice('f'),
			draw.int('M'),
			draw.int('m'),
			halfTurns(draw.choice('P')),
			halfTurns(draw.choice('shift')),
			'radians',
		);
	},
	'From a graph with a phase shift': fromGraph,
	'Rewrite sine as cosine': rewrite,
	'Model from a description': fromDescription,
	'Model from data': fromData,
};
