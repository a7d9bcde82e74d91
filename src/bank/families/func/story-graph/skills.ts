/** func.story-graph: which graph without numbers fits a story: how a quantity goes up and down in the course of time. */
import { say } from '../../../../math/prose.ts';
import { ORDINALS } from '../../../../math/speech-numbers.ts';
import { capital } from '../../../../math/things-in-words.ts';
import {
	caseOf,
	distractor,
	type Draft,
	type Draw,
	letteredChoice,
	letterOf,
	sentence,
	type Skills,
} from '../../../family.ts';
import { FIRST_NAMES } from '../../../contexts/names.ts';
import { type Phase, type PhaseContext, phaseContexts, PHASES } from './phases.ts';
import { ACCENT, INK, svg } from '../../../figures/draw/drawing.ts';
import type { Drawing, Spot } from '../../../figures/figure.ts';

const RISE: Readonly<Record<string, number>> = { up: 4, level: 0, down: -3 };

const riseOf = (phase: Phase): number => RISE[phase.split('-')[0] ?? ''] ?? 0;

/** Heights at the ends of the phases. */
function heightsOf(phases: readonly Phase[], start: number): number[] {
	const heights = [start];
	for (const phase of phases) heights.push((heights.at(-1) ?? 0) + riseOf(phase));
	return heights;
}

/** Time and height from 0 to 1. */
function spotsOf(phases: readonly Phase[], start: number): Spot[] {
	const heights = heightsOf(phases, start);
	const top = Math.max(...heights) * 1.1;
	return phases.flatMap((phase, at): Spot[] => {
		const from = heights[at] ?? 0;
		const isStraight = !phase.includes('-');
		const steps = isStraight ? [0, 1] : Array.from({ length: 9 }, (_, i) => i / 8);
		return steps.map((t): Spot => {
			const part = isStraight ? t : phase.endsWith('faster') ? t ** 2.2 : 1 - (1 - t) ** 2.2;
			return [(at + t) / phases.length, (from + part * riseOf(phase)) / top];
		});
	});
}

const PANEL = 128;

function fourPhaseGraphs(
	all: readonly (readonly Phase[])[],
	{ start, quantity, axis }: PhaseContext,
): Drawing {
	const panels = all.map((phases, at) => {
		const [left, top] = [18 + (at % 2) * 158, 30 + Math.floor(at / 2) * 178];
		const path = spotsOf(phases, start)
			.map(
				([x, y]) =>
					`${(left + x * (PANEL - 12)).toFixed(1)} ${(top + PANEL - y * (PANEL - 10)).toFixed(1)}`,
			)
			.join('L');
		const [right, bottom] = [left + PANEL, top + PANEL];
		return (
			`<text x="${right - 14}" y="${top - 10}" font-size="17" font-weight="700">${letterOf(at)}</text>` +
			`<text x="${left - 8}" y="${top - 11}" font-size="13" text-anchor="start">${axis}</text>` +
			`<path d="M${left} ${top - 6}V${bottom}H${right}M${left - 4} ${top}l4-6 4 6M${right - 6} ${bottom - 4}l6 4-6 4" stroke="${INK}" stroke-width="1.5" fill="none"/>` +
			`<path d="M${path}" stroke="${ACCENT}" stroke-width="2.5" fill="none" stroke-linejoin="round"/>` +
			`<text x="${right - 16}" y="${bottom + 15}" font-size="13">time</text>`
		);
	});
	const words = all.map(
		(phases, at) =>
			`Graph ${letterOf(at)}: the curve ${phases.map((phase) => PHASES[phase]).join('; then it ')}.`,
	);
	return {
		svg: svg(320, 360, panels.join('')),
		alt: `Four graphs, A to D, without numbers. Time is on the horizontal axis, and ${quantity} is on the vertical axis. ${words.join(' ')}`,
		width: 320,
		height: 360,
	};
}

type Option = { phases: readonly Phase[]; mistake: string };

const isPossible = (phases: readonly Phase[], start: number): boolean =>
	heightsOf(phases, start).every((height) => height >= 0) &&
	phases.every((phase, at) => phase !== phases[at - 1]);

/** How one kind of change in a part comes to be taken for another. */
function misreading(phase: Phase, taken: Phase, part: string, quantity: string): string {
	const [[way = '', speed], [wrongWay = '', wrongSpeed]] = [phase.split('-'), taken.split('-')];
	if (way === 'level') {
		const chosen = wrongSpeed
			? `curve that ${wrongWay === 'up' ? 'rises' : 'falls'} ${wrongSpeed === 'faster' ? 'faster and faster' : 'more and more slowly'}`
			: `steady ${wrongWay === 'up' ? 'rise' : 'fall'}`;
		return `chose a ${chosen} for the ${part} part, in which ${quantity} stays the same`;
	}
	if (wrongWay === 'level')
		return `chose a level line for the ${part} part, in which ${quantity} ${way === 'up' ? 'increases' : 'decreases'}`;
	const pace = (place: string): string => {
		if (!speed)
			return `treated the steady change${place} as one that becomes ${wrongSpeed} and ${wrongSpeed}`;
		return wrongSpeed
			? `switched the fast and slow stages${place}`
			: `treated the change${place} as steady`;
	};
	if (way === wrongWay) return pace(` in the ${part} part`);
	const turned = `mistook the ${way === 'up' ? 'increase' : 'decrease'} in the ${part} part for ${way === 'up' ? 'a decrease' : 'an increase'}`;
	return speed === wrongSpeed ? turned : `${turned}, and ${pace('')}`;
}

/** All stories with one part misread, and those with two parts exchanged. */
function mistakes(phases: readonly Phase[], { start, quantity }: PhaseContext): Option[] {
	const kinds = Object.keys(PHASES).filter((name): name is Phase => name in PHASES);
	const misread = phases.flatMap((phase, at) =>
		kinds
			.filter((kind) => kind !== phase)
			.map((kind): Option => ({
				phases: phases.with(at, kind),
				mistake: misreading(phase, kind, ORDINALS[at] ?? 'last', quantity),
			})),
	);
	const exchanged = phases.slice(1).map((phase, at): Option => ({
		phases: phases.with(at, phase).with(at + 1, phases[at] ?? phase),
		mistake:
			phases.length === 2
				? 'switched the two parts of the story'
				: `switched the ${ORDINALS[at] ?? ''} and ${ORDINALS[at + 1] ?? 'last'} parts of the story`,
	}));
	return [...misread, ...exchanged].filter((option) => isPossible(option.phases, start));
}

function story(draw: Draw): Draft | undefined {
	const { random } = draw;
	const context = caseOf(phaseContexts(draw.country), draw.inTurn('ctx'));
	const kinds = Object.keys(context.phases).filter((name): name is Phase => name in PHASES);
	const count = draw.int('segments');
	const phases = Array.from({ length: count }, () => random.pick(kinds));
	if (!isPossible(phases, context.start) || phases[0] === 'level' || new Set(phases).size < 2)
		return undefined;
	const hasFalls = kinds.some((kind) => riseOf(kind) < 0);
	// Where nothing ever falls, a curve that falls would be ruled out at once, and so would a pause that the story leaves out.
	const options = random
		.shuffle(mistakes(phases, context))
		.filter((one) => hasFalls || one.phases.every((it) => riseOf(it) > 0 || phases.includes(it)));
	const wrong = different(options, phases);
	if (wrong.length < 3) return undefined;
	const name = random.pick(FIRST_NAMES);
	const named = (text: string) => text.replace(/\bN\b/, name);
	const parts = described(phases, context);
	const who = named(context.who);
	const shown = random.shuffle<Option>([{ phases, mistake: '' }, ...wrong]);
	const answer = letteredChoice(
		shown.map(({ mistake }, at) => {
			const body = say`Graph ${letterOf(at)}`;
			return mistake ? distractor(body, mistake) : { body };
		}),
	);
	return {
		prompt: say`${named(context.opening)} first ${inSequence(elided(parts, context))}. Which of the graphs A to D shows ${context.quantity} over time?`,
		answer,
		steps: [
			...phases.map((phase, at) =>
				sentence(
					say`${capital(ORDINALS[at] ?? 'last')} part: ${who} ${parts[at] ?? ''}, so the graph ${PHASES[phase]}.`,
					context.grounds?.[phase],
				),
			),
			sentence(say`The only graph with these parts in this order is ${answer.body}.`),
		],
		hints: [
			context.hint && phases.some((phase) => phase.includes('-'))
				? say`${context.hint}`
				: say`In each part, does ${context.quantity} increase, decrease, or stay the same? Is the change steady?`,
		],
		figure: fourPhaseGraphs(
			shown.map((option) => option.phases),
			context,
		),
	};
}

/** The verb phrases; what was done before the last fall is resumed, and a second level is compared with the first. */
function described(phases: readonly Phase[], context: PhaseContext): string[] {
	const { phases: words, resumed, compared, start } = context;
	const heights = heightsOf(phases, start);
	let isUnderWay = false;
	return phases.map((phase, at) => {
		const said = words[phase] ?? '';
		const goesOn = isUnderWay;
		if (riseOf(phase) !== 0) isUnderWay = riseOf(phase) > 0;
		const before = phase === 'level' ? phases.slice(0, at).lastIndexOf('level') : -1;
		if (compared && before >= 0) {
			const [level, higher, lower] = compared;
			return said.replace(level, (heights[at] ?? 0) > (heights[before] ?? 0) ? higher : lower);
		}
		return resumed && goesOn ? said.replace(...resumed) : said;
	});
}

/** "rises through a part that becomes wider", then only "through one that becomes narrower". */
const elided = (parts: readonly string[], { elided: words }: PhaseContext): readonly string[] =>
	words
		? parts.map((part, at) => (parts[at - 1]?.startsWith(words[0]) ? part.replace(...words) : part))
		: parts;

const inSequence = (parts: readonly string[]): string =>
	parts.length === 2
		? parts.join(', then ')
		: `${parts.slice(0, -1).join(', then ')}, and then ${parts.at(-1)}`;

/** Three options that look different. */
function different(options: readonly Option[], right: readonly Phase[]): Option[] {
	const seen = new Set([right.join()]);
	const kept = options.filter(({ phases }) => !seen.has(phases.join()) && seen.add(phases.join()));
	return kept.slice(0, 3);
}

export const skills: Skills = {
	'Choose the graph that fits a story': story,
};
