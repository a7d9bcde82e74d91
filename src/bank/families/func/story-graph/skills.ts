/** func.story-graph: which graph without numbers fits a story. CCSS 8.F.B.5, F-IF.B.4. */
import { say } from '../../../../math/prose.ts';
import { letteredChoice, slip } from '../../../answer.ts';
import { caseOf } from '../../../described-cases.ts';
import { type Draft, type Draw, sentence, type Skills } from '../../../family.ts';
import { fourPhaseGraphs, heightsOf, type Phase, PHASES } from './phase-graphs.ts';
import { letterOf } from '../../../figures/solution-line.ts';
import { FIRST_NAMES } from '../../../contexts/names.ts';
import { PHASE_CONTEXTS, type PhaseContext } from './phase-stories.ts';

type Option = { phases: readonly Phase[]; mistake: string };

const ORDINALS = ['first', 'second', 'third', 'fourth'];

const isPossible = (phases: readonly Phase[], start: number): boolean =>
	heightsOf(phases, start).every((height) => height >= 0) &&
	phases.every((phase, at) => phase !== phases[at - 1]);

/** All stories with one part misread, and those with two parts exchanged. */
function mistakes(phases: readonly Phase[], { start }: PhaseContext): Option[] {
	const kinds = Object.keys(PHASES).filter((name): name is Phase => name in PHASES);
	const misread = phases.flatMap((phase, at) =>
		kinds
			.filter((kind) => kind !== phase)
			.map((kind): Option => ({
				phases: phases.with(at, kind),
				mistake: `misread the ${ORDINALS[at] ?? 'last'} part of the story`,
			})),
	);
	const exchanged = phases.slice(1).map((phase, at): Option => ({
		phases: phases.with(at, phase).with(at + 1, phases[at] ?? phase),
		mistake: 'put the parts of the story in the wrong order',
	}));
	return [...misread, ...exchanged].filter((option) => isPossible(option.phases, start));
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function story(draw: Draw): Draft | undefined {
	const { random } = draw;
	const context = caseOf(PHASE_CONTEXTS, draw.inTurn('ctx'));
	const kinds = Object.keys(context.phases).filter((name): name is Phase => name in PHASES);
	const count = draw.has('segments') ? draw.int('segments') : random.int(2, 3);
	const phases = Array.from({ length: count }, () => random.pick(kinds));
	if (!isPossible(phases, context.start) || phases[0] === 'level' || new Set(phases).size < 2)
		return undefined;
	const wrong = different(random.shuffle(mistakes(phases, context)), phases);
	if (wrong.length < 3) return undefined;
	const name = random.pick(FIRST_NAMES);
	const named = (text: string) => text.replace(/^N\b/, name);
	const parts = phases.map((phase) => context.phases[phase] ?? '');
	const who = named(context.who);
	const told = `First, ${who} ${parts.join(`; then ${who} `)}.`;
	const shown = random.shuffle<Option>([{ phases, mistake: '' }, ...wrong]);
	const answer = letteredChoice(
		shown.map(({ mistake }, at) => {
			const body = say`Graph ${letterOf(at)}`;
			return mistake ? slip(body, mistake) : { body };
		}),
	);
	return {
		prompt: say`${named(context.opening)} ${told} Which of the graphs A to D shows ${context.quantity} over time?`,
		answer,
		steps: [
			...phases.map((phase, at) =>
				sentence(
					say`${capital(ORDINALS[at] ?? 'last')} part: ${who} ${parts[at] ?? ''}, so the graph ${PHASES[phase]}.`,
				),
			),
			sentence(say`Only one graph has these parts in this order: ${answer.body}.`),
		],
		hints: [
			say`Take the story part by part. Does ${context.quantity} grow, shrink or stay the same, and does it do so evenly?`,
		],
		figure: fourPhaseGraphs(
			shown.map((option) => option.phases),
			context.start,
		),
	};
}

/** Three options that look different. */
function different(options: readonly Option[], right: readonly Phase[]): Option[] {
	const seen = new Set([right.join()]);
	const kept = options.filter(({ phases }) => !seen.has(phases.join()) && seen.add(phases.join()));
	return kept.slice(0, 3);
}

export const skills: Skills = {
	'Match a graph with a rate description': story,
	'Choose the graph for a story': story,
	'Choose the graph for a journey': story,
};
