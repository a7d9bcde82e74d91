import { expect, test } from 'vitest';
import { type Pair, pairFigure } from '../../families/geo/similar/pair.ts';
import { issuesOf } from './drawn-line.testdata.ts';

const GIVEN: Pair = {
	names: ['ABC', 'DEF'],
	k: 2,
	known: { name: 'AC', match: 'DF', value: 6 },
	asked: { side: { name: 'AB', match: 'DE', value: 11 }, inLarger: true },
};
const pair = pairFigure(GIVEN);
const PROMPT =
	'Triangle $ABC$ is similar to triangle $DEF$. $AC = 6$ cm, $DF = 12$ cm, and $AB = 11$ cm. Find $DE$.';
const LINE = 'Side $AC$ corresponds to side $DF$.';

test('says which lengths are known in which triangle', () => {
	expect(pair.alt).toBe(
		'Two similar triangles, ABC and DEF: AC is 6, AB is 11; DF is 12, DE is unknown.',
	);
});

test('proves lengths that the prompt gives, whichever triangle has the unknown one', () => {
	expect(issuesOf(PROMPT, LINE, pair)).toEqual([]);
	const other = { ...GIVEN, k: 2.5, asked: { side: GIVEN.known, inLarger: false } };
	const { known } = GIVEN;
	const back = pairFigure({ ...other, known: { name: 'BC', match: 'EF', value: 14 } });
	const prompt =
		'Triangle $ABC$ is similar to triangle $DEF$. $BC = 14$ cm, $EF = 35$ cm, and $DF = 15$ cm. Find $AC$.';
	expect(issuesOf(prompt, LINE, back)).toEqual([]);
	const alone = pairFigure({ names: GIVEN.names, k: 2, known });
	expect(issuesOf(PROMPT, LINE, alone)).toEqual([]);
});

test.each([
	[PROMPT.replace('AC = 6', 'AC = 7'), /AC is 6/],
	[PROMPT.replace('Find $DE$', 'Find $EF$'), /DE is unknown/],
	[PROMPT.replace('triangle $DEF$', 'triangle $EDF$'), /are similar/],
])('rejects the triangles beside "%s"', (prompt, reason) => {
	expect(issuesOf(prompt, LINE, pair).join()).toMatch(reason);
});

test.each([
	['another length', '>11<', '>12<'],
	['a length at another side', /(<text x=")[\d.]+(" y=")[\d.]+("[^>]*>11<)/, '$1118$258$3'],
	['two letters in the place of each other', />A<(.*?)>B</, '>B<$1>A<'],
	['a letter too few', /<text[^>]*>C<\/text>/, ''],
	['a triangle that is not closed', /(<path d="M)[\d.]+/, '$144'],
	['triangles of another shape', /(<path d="M[\d.]+ [\d.]+L[\d.]+ )[\d.]+/, '$160'],
	['a length far from its side', /(<text x=")[\d.]+(" y="[\d.]+"[^>]*>\?<)/, '$1316$2'],
])('detects %s in the drawing', (_what, was, is) => {
	const svg = pair.svg.replace(was, is);
	expect(svg).not.toBe(pair.svg);
	expect(issuesOf(PROMPT, LINE, { ...pair, svg })).toHaveLength(1);
});
