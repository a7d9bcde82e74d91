/** Volumes of boxes, prisms and tanks whose measurements depend on one length. */
import { equation, type Expression, num, symbol } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	caseOf,
	type Draft,
	type Draw,
	rational,
	sentence,
	withMisconceptions,
	withUnit,
} from '../../../family.ts';
import { written } from '../../../steps/coefficients.ts';
import { blockStory } from './block.ts';
import { volumeLines } from './volume-lines.ts';

type Setting = (
	a: number,
	b: number,
	volume: Expression,
) => { story: Prose; asked: string; named: string; others: [string, string] };

const SETTINGS: Readonly<Record<string, Setting>> = {
	box: (a, b, volume) => ({
		story: say`A box is ${a} centimetres longer than it is tall and ${b} centimetres wider than it is tall. Its volume is ${volume} cubic centimetres.`,
		asked: 'How tall is the box, in centimetres?',
		named: 'height',
		others: ['length', 'width'],
	}),
	prism: (a, b, volume) => ({
		story: say`A rectangular prism has a length that is ${a} centimetres more than its width, and a height that is ${b} centimetres more than its width. Its volume is ${volume} cubic centimetres.`,
		asked: 'What is the width of the prism, in centimetres?',
		named: 'width',
		others: ['length', 'height'],
	}),
	tank: (a, b, volume) => ({
		story: say`A fish tank is ${a} centimetres longer than it is deep and ${b} centimetres wider than it is deep. It holds ${volume} cubic centimetres of water when it is full.`,
		asked: 'How deep is the tank, in centimetres?',
		named: 'depth',
		others: ['length', 'width'],
	}),
};

export function volumeStory(draw: Draw): Draft | undefined {
	const kind = draw.inTurn('ctx');
	if (kind === 'block') return blockStory(draw);
	const [scale, more, least] = kind === 'tank' ? [5, 3, 15] : [1, 1, 2];
	const [x, a, b] = [draw.int('x') * scale, draw.int('a') * more, draw.int('b') * more];
	if (a <= b || x < least) return undefined;
	const volume = x * (x + a) * (x + b);
	const { story, asked, named, others } = caseOf(SETTINGS, kind)(a, b, num(volume));
	const { lines, quotient } = volumeLines({ named, others, by: [a, b], volume }, x);
	const answer = withUnit(rational(x), 'centimetres');
	return {
		prompt: say`${story} ${asked}`,
		answer: withMisconceptions(
			answer,
			[rational(x + a), `gave the ${others[0]} instead of the ${named}`],
			[rational(x + b), `gave the ${others[1]} instead of the ${named}`],
		),
		steps: [
			...lines,
			sentence(
				say`When ${symbol('x')} is positive, the second factor ${written(quotient)} is positive, so ${equation('x', x)} is the only positive solution.`,
				'a length must be positive',
			),
			sentence(say`The ${named} is ${answer.body}.`),
		],
		hints: [
			say`If the ${named} is ${symbol('x')} centimetres, what are the other two measurements? How do you find the volume from the three measurements?`,
			say`Try a positive divisor of ${volume} for ${symbol('x')}. Does it make the volume too small or too large? Which divisor should you try next?`,
		],
	};
}
