/**
 * Graphs of a story, described part by part: "it falls fast at first, then more and more slowly". What the words change
 * in one part of the right graph gives the wrong one.
 */
import { ORDINALS } from '../../../../math/speech-numbers.ts';
import type { Relation } from '../relations/relations.ts';
import { rule, type Rule } from '../rule.ts';

type Way = 'rises' | 'falls' | 'stays level';
type Pace = 'steady' | 'slower' | 'faster';
type Part = { way: Way; pace: Pace };

const PART =
	/(rises|falls|stays level)(?: (?:(steadily)|fast at first, then more and more (slowly)|slowly at first, then faster and faster))?/;

function partsOf(words: string, graph: string): Part[] {
	const [, described = ''] =
		new RegExp(`${graph}: the curve (.*?)\\.(?: Graph [A-D]:|$)`).exec(words) ?? [];
	return described.split('; ').flatMap((part): Part[] => {
		const [, way, steadily, slowly] = PART.exec(part) ?? [];
		if (way !== 'rises' && way !== 'falls' && way !== 'stays level') return [];
		return [
			{
				way,
				pace: way === 'stays level' || steadily ? 'steady' : slowly ? 'slower' : 'faster',
			},
		];
	});
}

const asPart = (graph: string): Part => ({
	way: graph.includes('rise') ? 'rises' : graph.includes('fall') ? 'falls' : 'stays level',
	pace: paceIn(graph),
});

const paceIn = (words: string): Pace =>
	/slower|faster/.exec(words)?.[0] === 'slower'
		? 'slower'
		: words.includes('faster')
			? 'faster'
			: 'steady';

const OTHER_WAY: Readonly<Record<Way, Way>> = {
	rises: 'falls',
	falls: 'rises',
	'stays level': 'stays level',
};
const OTHER_PACE: Readonly<Record<Pace, Pace>> = {
	steady: 'steady',
	slower: 'faster',
	faster: 'slower',
};

/** What happens to the part, as far as the words say what it was. */
const CHANGES: readonly (readonly [
	RegExp,
	(part: Part, said: readonly string[]) => Part | undefined,
])[] = [
	[
		/^mistook the (increase|decrease)/,
		(part, [was]) =>
			(was === 'increase') === (part.way === 'rises') && part.way !== 'stays level'
				? { ...part, way: OTHER_WAY[part.way] }
				: undefined,
	],
	[
		/treated the (steady )?change.* as (steady|one that .*)$/,
		(part, [was, as = '']) =>
			(was !== '') === (part.pace === 'steady') ? { ...part, pace: paceIn(as) } : undefined,
	],
	[
		/switched the fast and slow stages/,
		(part) => (part.pace === 'steady' ? undefined : { ...part, pace: OTHER_PACE[part.pace] }),
	],
	[
		/^chose a (.*) for the .* (stays the same|increases|decreases)$/,
		(part, [graph = '', was]) =>
			part.way === { increases: 'rises', decreases: 'falls' }[was ?? ''] ||
			(was === 'stays the same' && part.way === 'stays level')
				? asPart(graph)
				: undefined,
	],
];

const changed: Relation = ({ right, wrong, record, said: [mistake = ''] }) => {
	const [rights, wrongs] = [right, wrong].map((graph) => partsOf(record.question_speech, graph));
	if (!rights || !wrongs || rights.length === 0 || wrongs.length === 0) return undefined;
	const places = [...mistake.matchAll(/first|second|third|fourth|fifth/g)]
		.map(([name]) => ORDINALS.indexOf(name))
		.filter((at) => at >= 0);
	const wanted = /^switched the .*parts/.test(mistake)
		? exchanged(rights, mistake.includes('two parts') ? [0, 1] : places)
		: withPart(rights, places[0] ?? -1, mistake);
	return JSON.stringify(wanted) === JSON.stringify(wrongs);
};

function exchanged(parts: readonly Part[], [one = -1, other = -1]: readonly number[]): Part[] {
	const [first, second] = [parts[one], parts[other]];
	return first && second ? parts.with(one, second).with(other, first) : [];
}

function withPart(parts: readonly Part[], at: number, mistake: string): Part[] {
	let part = parts[at];
	for (const [words, change] of CHANGES) {
		const [, ...said] = words.exec(mistake) ?? [undefined];
		if (words.test(mistake))
			part =
				part &&
				change(
					part,
					said.map((one) => one ?? ''),
				);
	}
	return part ? parts.with(at, part) : [];
}

const IN_PART = ' in the \\w+ part';
const CHANGE = `(?:treated the (?:steady )?change(?:${IN_PART})? as (?:steady|one that becomes (?:slower and slower|faster and faster))|switched the fast and slow stages(?:${IN_PART})?)`;

export const STORY_GRAPH_RULES: readonly Rule[] = [
	rule(
		changed,
		`(mistook the (?:increase|decrease)${IN_PART} for an? (?:increase|decrease)(?:, and ${CHANGE})?)`,
		`(${CHANGE})`,
		'(chose a (?:level line|(?:steady )?(?:rise|fall)(?: that becomes (?:faster|slower))?) for the \\w+ part, in which .* (?:stays the same|increases|decreases))',
		'(switched the (?:two|\\w+ and \\w+) parts of the story)',
	),
];
