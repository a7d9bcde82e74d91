/** What learners type when they take a percent of the wrong amount, or give another quantity than the one in question. */
import Fraction from 'fraction.js';
import { rational, type WrongAnswer } from '../../../family.ts';
import { changed } from '../../../steps/percent-lines.ts';

/** `p` is below 0 for a decrease. */
export const wrongRates = (from: number, p: number): WrongAnswer[] => {
	const end = changed(from, p);
	const change = end.sub(from).abs();
	return [
		[
			rational(change.mul(100).div(end)),
			'divided the change by the new amount instead of the original amount',
		],
		[rational(change), 'gave the amount of the change instead of the percent'],
		[rational(new Fraction(100 + p)), 'gave the new amount as a percent of the original'],
	];
};

export const wrongEnds = (from: number, p: number): WrongAnswer[] => [
	[
		rational(changed(from, -p)),
		p < 0
			? 'increased the amount instead of decreasing it'
			: 'decreased the amount instead of increasing it',
	],
	[rational(new Fraction(from).mul(p).div(100).abs()), 'found only the amount of the change'],
	...(from + p > 0
		? ([
				[
					rational(from + p),
					`${p < 0 ? 'subtracted' : 'added'} the percent as if it were an amount`,
				],
			] satisfies WrongAnswer[])
		: []),
];

export const wrongOriginals = (to: Fraction, p: number): WrongAnswer[] => [
	[
		rational(changed(to, -p)),
		`${p < 0 ? 'added' : 'subtracted'} ${Math.abs(p)}% of the new amount`,
	],
	[rational(changed(to, p)), 'applied the change again instead of reversing it'],
];
