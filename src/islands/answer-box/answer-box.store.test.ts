import { expect, test, vi } from 'vitest';
import type { Verdict } from '../../answers/verdict.ts';
import type { TriedQuestion } from '../../stores/progress.ts';
import { createAnswerBox } from './answer-box.store.ts';
import type { Marking } from './marking.ts';
import type { MarkingEngine } from './marking-engine.ts';

const QUESTION: TriedQuestion = {
	questionId: 'q1',
	skillId: 't-1',
	bookName: 'pre-algebra',
	chapterName: '1-integers',
	materialName: '1-2-adding-integers',
};
const marking: Marking = { kind: 'integer', value: '5', formulas: '' };

/** Right if the text is the value; a question mark stops the reading there. */
const engine: MarkingEngine = {
	misconceptions: () => Promise.resolve([{ value: '4', why: 'left one out' }]),
	isMarkable: ({ value }) => value !== '',
	mark: ({ value, misconceptions }, given) => ({
		verdict: given === value ? 'right' : 'wrong',
		message: `It was ${given}.`,
		...(Array.isArray(misconceptions) && { misconception: misconceptions[0]?.why }),
	}),
	read: (_marking, given) =>
		given.includes('?')
			? { problem: 'What is this?', at: given.indexOf('?') }
			: { tex: given, mathml: `<math>${given}</math>` },
};

function create(loadEngine: () => Promise<MarkingEngine> = () => Promise.resolve(engine)) {
	const onVerdict = vi.fn<(verdict: Verdict) => void>();
	return { box: createAnswerBox({ loadEngine, question: QUESTION, onVerdict }), onVerdict };
}

/** An engine that arrives when the test says so. */
function slowEngine() {
	let arrive = (_engine: MarkingEngine) => {};
	const loading = new Promise<MarkingEngine>((resolve) => (arrive = resolve));
	return { load: () => loading, arrive: () => arrive(engine) };
}

test('reads back what is typed, and says where reading stopped', async () => {
	const { box } = create();
	await box.start(marking);
	box.type('1/2');
	expect(box.$state.get()).toEqual({ status: 'typing', echo: { mathml: '<math>1/2</math>' } });
	box.type('1?');
	expect(box.$state.get()).toEqual({ status: 'typing', echo: { stoppedAt: 1 } });
	box.type('  ');
	expect(box.$state.get()).toEqual({ status: 'typing', echo: null });
});

test('reads back what was typed before the engine arrived', async () => {
	const { load, arrive } = slowEngine();
	const { box } = create(load);
	const started = box.start(marking);
	box.type('7');
	expect(box.$state.get()).toEqual({ status: 'typing', echo: null });
	arrive();
	await started;
	expect(box.$state.get()).toEqual({ status: 'typing', echo: { mathml: '<math>7</math>' } });
});

test('marks an answer checked before the engine arrived, once', async () => {
	const { load, arrive } = slowEngine();
	const { box, onVerdict } = create(load);
	void box.start(marking);
	const checked = box.check('5');
	expect(box.$state.get().status).toBe('checking');
	arrive();
	await checked;
	expect(box.$state.get()).toMatchObject({ status: 'marked', verdict: { verdict: 'right' } });
	expect(onVerdict).toHaveBeenCalledOnce();
});

test('withdraws a check if the learner types on before it is marked', async () => {
	const { load, arrive } = slowEngine();
	const { box, onVerdict } = create(load);
	void box.start(marking);
	const checked = box.check('5');
	box.type('52');
	arrive();
	await checked;
	expect(box.$state.get().status).toBe('typing');
	expect(onVerdict).not.toHaveBeenCalled();
});

test('asks for an answer if there is none, without counting a try', async () => {
	const { box, onVerdict } = create();
	await box.start(marking);
	await box.check(' ');
	expect(box.$state.get()).toEqual({ status: 'empty' });
	expect(onVerdict).not.toHaveBeenCalled();
});

test('clears a verdict when the text changes, and only then', async () => {
	const { box } = create();
	await box.start(marking);
	await box.check('4');
	box.type('4');
	expect(box.$state.get().status).toBe('marked');
	box.type('45');
	expect(box.$state.get().status).toBe('typing');
});

test('says that the engine did not arrive, and marks at the next check', async () => {
	const load = vi
		.fn<() => Promise<MarkingEngine>>()
		.mockRejectedValueOnce(new TypeError('Failed to fetch'))
		.mockResolvedValue(engine);
	const { box } = create(load);
	await box.check('5');
	expect(box.$state.get()).toEqual({ status: 'failed' });
	await box.start(marking);
	await box.check('5');
	expect(box.$state.get()).toMatchObject({ status: 'marked', verdict: { verdict: 'right' } });
});

test('never calls an answer wrong if the expected one cannot be marked', async () => {
	const { box, onVerdict } = create();
	await box.start({ ...marking, value: '' });
	await box.check('4');
	expect(box.$state.get()).toEqual({ status: 'unmarkable' });
	box.type('4');
	expect(box.$state.get()).toEqual({ status: 'unmarkable' });
	expect(onVerdict).not.toHaveBeenCalled();
});

test('marks by the live record once it arrives', async () => {
	const { box } = create();
	await box.start(marking);
	await box.start({ ...marking, value: '6' });
	await box.check('6');
	expect(box.$state.get()).toMatchObject({ verdict: { verdict: 'right' } });
});

test('names the misconception of a built question as soon as its file arrives, and counts one try', async () => {
	const { load, arrive } = slowEngine();
	const { box, onVerdict } = create(load);
	const started = box.start({ ...marking, misconceptions: 'in a file' });
	const checked = box.check('4');
	arrive();
	await Promise.all([started, checked]);
	await vi.waitFor(() =>
		expect(box.$state.get()).toMatchObject({ verdict: { misconception: 'left one out' } }),
	);
	expect(onVerdict).toHaveBeenCalledOnce();
});
