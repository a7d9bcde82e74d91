import { expect, test } from 'vitest';
import type { VerdictName } from '../../answers/verdict.ts';
import { get, renderIsland } from '../render-island.testdata.tsx';
import { BoxStatus } from './BoxStatus.tsx';
import type { BoxState } from './answer-box.store.ts';

const marked = (verdict: VerdictName, rest: object = {}): BoxState => ({
	status: 'marked',
	given: '2x+)3',
	echo: null,
	verdict: { verdict, message: `About ${verdict}.` },
	...rest,
});

test.each<[VerdictName, string]>([
	['right', '✓Right. About right.'],
	['form', '=Almost. About form.'],
	['close', '≈Close. About close.'],
	['unread', '?Not counted. About unread.'],
	['wrong', '✗Not yet. About wrong.'],
])('shows %s by a symbol, a word, and a message', async (verdict, words) => {
	await renderIsland(<BoxStatus state={marked(verdict)} isChoice={false} />);
	expect(get('status').textContent).toBe(words);
	expect(get('status').querySelector('[aria-hidden]')?.textContent).toBe(words[0]);
});

test('does not repeat a word that the message starts with', async () => {
	const verdict = { verdict: 'close', message: 'Close. Round to 1 decimal place.' };
	await renderIsland(<BoxStatus state={marked('close', { verdict })} isChoice={false} />);
	expect(get('status').textContent).toBe('≈Close. Round to 1 decimal place.');
});

test('shows where in the typed text reading stopped', async () => {
	await renderIsland(
		<BoxStatus state={marked('unread', { echo: { stoppedAt: 3 } })} isChoice={false} />,
	);
	expect(get('status').querySelector('code')?.textContent).toBe('2x+)3');
	expect(get('status').querySelector('mark')?.textContent).toBe(')');
});

test('names the misconception that leads to a wrong answer', async () => {
	const verdict = { verdict: 'wrong', message: 'Not this.', misconception: 'added the signs' };
	await renderIsland(<BoxStatus state={marked('wrong', { verdict })} isChoice />);
	expect(get('status').textContent).toContain('Perhaps you added the signs.');
});

test('says that it is checking while the code loads, and when it did not arrive', async () => {
	await renderIsland(<BoxStatus state={{ status: 'checking' }} isChoice={false} />);
	expect(get('status').textContent).toBe('Checking…');
	document.body.replaceChildren();
	await renderIsland(<BoxStatus state={{ status: 'failed' }} isChoice={false} />);
	expect(get('status').textContent).toContain('Your answer is still here');
});
