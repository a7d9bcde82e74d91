/** Things of several kinds from which one is taken at random. */
import { type Prose, say } from '../../../../math/prose.ts';

export type Bag = {
	kinds: readonly [string, string, string];
	/** One of the things: "marble". */
	thing: string;
	/** "drawn", "landed on". */
	tell(inventory: Prose): Prose;
	/** Begin an outcome: "the marble is red", "the spinner does not land on red". */
	is: string;
	isNot: string;
	/** The largest sensible number of things. */
	most: number;
};

export const BAG: Bag = {
	kinds: ['red', 'blue', 'green'],
	thing: 'marble',
	tell: (all) => say`A bag contains ${all} marbles. One marble is drawn at random.`,
	is: 'the marble is',
	isNot: 'the marble is not',
	most: 40,
};

export const SPINNER: Bag = {
	kinds: ['red', 'blue', 'yellow'],
	thing: 'section',
	tell: (all) => say`A spinner has sections of equal size: ${all}. The spinner is spun once.`,
	is: 'the spinner lands on',
	isNot: 'the spinner does not land on',
	most: 16,
};

export const CARDS: Bag = {
	kinds: ['white', 'gray', 'black'],
	thing: 'card',
	tell: (all) => say`A box holds ${all} cards. One card is picked at random.`,
	is: 'the card is',
	isNot: 'the card is not',
	most: 40,
};
