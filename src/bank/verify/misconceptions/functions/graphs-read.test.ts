import { expect, test } from 'vitest';
import { answered, issuesOf, mistakesLeadTo } from '../answered.testdata.ts';

const curve = (points: string): string =>
	`figure: A coordinate plane. Both axes run from negative 6 to 6, with a grid line at every unit. A smooth curve starts at the closed dot negative 6, 0, ${points}, where it ends with a closed dot.`;

mistakesLeadTo([
	[
		'Which is the only local minimum value between the endpoints?',
		'-2',
		'gave the local maximum',
		'4',
		'0',
		curve(
			'rises to the point negative 2, 4, falls to the point 2, negative 2, and rises to the point 4, 1',
		),
	],
	[
		'List all the zeros of $f$.',
		'-6, 0, 3',
		'gave the x-values of the turning points',
		'-2, 2',
		'-2, 1, 2',
		curve(
			'rises to the point negative 2, 4, falls to the point 1, negative 1, falls to the point 2, negative 2, and rises to the point 4, 1',
		),
	],
]);

test('a minimum is no maximum', () => {
	const question = answered(
		'integer',
		'0',
		'What is $f(0)$?',
		curve(
			'rises to the point negative 2, 4, falls to the point 2, negative 2, and rises to the point 4, 1',
		),
	);
	expect(issuesOf(question, 'gave the local maximum', '4')).toEqual([]);
	expect(issuesOf(question, 'gave the local maximum', '-2')).not.toEqual([]);
});
