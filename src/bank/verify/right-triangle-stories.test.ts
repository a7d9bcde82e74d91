import { expect, test } from 'vitest';
import { createQuestion } from './question.testdata.ts';
import { expectInStory, measuredInStory, otherSidesDrawn } from './right-triangle-stories.ts';

const m = (length: number) => `$${length}\\text{ m}$`;

const told = (story: string, value: string, unit = '') =>
	createQuestion({
		question: story,
		answer: { kind: 'decimal', value, text: `$${value}${unit}$`, html: '', speech: '' },
	});

const run = (drop: number, distance: number) =>
	told(
		`A straight section of a ski run drops ${m(drop)} over a horizontal distance of ${m(distance)}. What angle does the section make with the horizontal? Give the answer to the nearest degree.`,
		'25',
		'^{\\circ}',
	);

test('a length is the side that the words make it', () => {
	expect(expectInStory(run(8, 17))).toEqual([]);
	expect(expectInStory(run(17, 8))).toHaveLength(1);
});

test('another story with the same numbers has another answer', () => {
	const tree = `From a point on level ground ${m(15)} from the base of a tree, the angle of elevation of the top of the tree is $46^{\\circ}$. How tall is the tree?`;
	const drone = `A drone hovers ${m(15)} above level ground. Its camera sees a gate at an angle of depression of $46^{\\circ}$. How far is the drone from the gate in a straight line?`;
	expect(expectInStory(told(tree, '15.5'))).toEqual([]);
	expect(expectInStory(told(drone, '15.5'))).toHaveLength(1);
	expect(expectInStory(told(drone, '20.9'))).toEqual([]);
});

test('of two sightings, the difference is asked for', () => {
	const angles = '$23^{\\circ}$ and $53^{\\circ}$';
	const lights = `A helicopter hovers ${m(90)} above level ground. Its pilot sees two lights on the ground ahead, in line with the spot directly below the helicopter, at angles of depression of ${angles}. How far apart are the lights?`;
	const kites = `Two kites are flying, one directly above the other. From a point on level ground ${m(90)} from the spot below them, their angles of elevation are ${angles}. How far apart are the kites?`;
	expect(expectInStory(told(lights, '144.2'))).toEqual([]);
	expect(expectInStory(told(kites, '144.2'))).toHaveLength(1);
	expect(expectInStory(told(kites, '81.2'))).toEqual([]);
});

test('the top of a tree is seen above its base', () => {
	const tree = (base: number, top: number) =>
		told(
			`A tree stands at the edge of a sheer cliff. From a point on level ground ${m(15)} from the base of the cliff, the angle of elevation is $${base}^{\\circ}$ to the base of the tree and $${top}^{\\circ}$ to its top. How tall is the tree?`,
			'17.3',
		);
	expect(expectInStory(tree(36, 62))).toEqual([]);
	expect(expectInStory(tree(62, 36))).toHaveLength(1);
});

test('no leg is longer than the hypotenuse', () => {
	const boat = (east: number, away: number) =>
		createQuestion({
			question: `A boat sails ${m(east)} east and then north until it is ${m(away)} from its starting point. How far north does it sail, in metres?`,
		});
	expect(measuredInStory(boat(3, 5))).toBeCloseTo(4);
	expect(() => measuredInStory(boat(5, 3))).toThrow('not the longest');
});

test('the legs of the figure are those of the story', () => {
	const ladder = (foot: number, reach: number) =>
		createQuestion({
			question: `A ladder leans against a wall. Its foot is ${m(foot)} from the wall, and it reaches ${m(reach)} up the wall. How long is the ladder, in metres?`,
			question_speech:
				'A right triangle with a horizontal leg of 2 metres, a vertical leg of 5 metres, and hypotenuse x.',
		});
	expect(otherSidesDrawn(ladder(2, 5))).toEqual([]);
	expect(otherSidesDrawn(ladder(5, 2))).toHaveLength(2);
});
