import { expect, test } from 'vitest';
import { contradictions } from './prompt-agrees.ts';
import { createQuestion } from './question.testdata.ts';

const issuesOf = (question: string, question_speech = '') =>
	contradictions(createQuestion({ question, question_speech }));

test.each([
	[
		'These are $3$, $4$, $5$. To find the quartiles, leave the median out of both halves of the ordered data. What is the first quartile?',
		'These are $3$, $4$, $5$. What is the first quartile?',
	],
	[
		'These are the scores on $4$ days: $1$, $2$, $5$, $9$.',
		'These are the scores on $5$ days: $1$, $2$, $5$, $9$.',
	],
	[
		'In triangle $ABC$, $a = 28\\text{ cm}$, and $b = 27\\text{ cm}$.',
		'In triangle $ABC$, $a = 28\\text{ cm}$, and $s = 27\\text{ cm}$.',
	],
	['The arithmetic sequence $2, 5, 8, \\dots$.', 'The arithmetic sequence $2, 5, 9, \\dots$.'],
	['The geometric series $2 + 6 + 18 + \\cdots$.', 'The geometric series $2 + 6 + 17 + \\cdots$.'],
	[
		'The rule $x$ for $x < 3$ and $2x$ for $x \\ge 3$.',
		'The rule $x$ for $x < 3$ and $2x$ for $x \\ge 4$.',
	],
	[
		'The rule $x$ for $x < 3$ and $2x$ for $x \\ge 3$.',
		'The rule $x$ for $x < 3$ and $2x$ for $x > 3$.',
	],
	[
		'The trails form an angle of $83^{\\circ}$. One leads $6\\text{ km}$ to a lake.',
		'The trails form an angle of $6\\text{ km}$. One leads $8\\text{ km}$ to a lake.',
	],
	[
		'The trails form an angle of $83^{\\circ}$. One leads $6\\text{ km}$ to a lake.',
		'The trails form an angle of $83^{\\circ}$. One leads $6^{\\circ}$ to a lake.',
	],
	[
		'In a random sample of $50$ visitors to a fair, $6$ bought popcorn.',
		'In a random sample of $6$ visitors to a fair, $50$ bought popcorn.',
	],
	[
		'A photographer has $5$ pictures and hangs $2$ of them in a row.',
		'A photographer has $2$ pictures and hangs $5$ of them in a row.',
	],
	[
		'Lina’s eyes are $1.5$ m above the ground. The mirror is $18$ m from Lina.',
		'Lina’s eyes are $18$ m above the ground. The mirror is $1.5$ m from Lina.',
	],
	[
		'These are the ages of the $3$ members: $25$, $43$, $30$. It lies more than $1.5$ times away.',
		'These are the ages of the $1.5$ members: $25$, $43$, $30$. It lies more than $3$ times away.',
	],
	['Like this.\nLine 1: $2x$.\nLine 2: $x$.', 'Like this.\nLine 1: $2x$.\nLine 3: $x$.'],
	[
		'A quantity of $150$ grows by $6\\%$ each year. Use $y = 150(1.06^{t})$.',
		'A quantity of $150$ grows by $7\\%$ each year. Use $y = 150(1.06^{t})$.',
	],
	[
		'A quantity starts at $150$ and grows by $6\\%$ each year. Use $y = 150(1.06^{t})$.',
		'A quantity starts at $150$ and shrinks by $6\\%$ each year. Use $y = 150(1.06^{t})$.',
	],
	[
		'A quantity starts at $150$ and grows by $6\\%$ each year. Use $y = 150(1.06^{t})$ to find how many years it takes to reach $750$.',
		'A quantity starts at $150$ and grows by $6\\%$ each year. Use $y = 150(1.06^{t})$ to find how many years it takes to fall to $750$.',
	],
	[
		'In triangle $ABC$, $\\angle A = 59^{\\circ}$. Solve it: find $\\angle C$ and $b$.',
		'In triangle $ABC$, $\\angle C = 59^{\\circ}$. Solve it: find $\\angle C$ and $b$.',
	],
	[
		'In triangle $ABC$, $\\angle A = 59^{\\circ}$. Choose the method for finding side $c$.',
		'In triangle $ABC$, $c = 59$. Choose the method for finding side $c$.',
	],
	[
		'A diver’s height above the water, in meters, after $t$ seconds is given by $h = 28 - 4.9t^{2}$.',
		'A diver’s height above the water, in feet, after $t$ seconds is given by $h = 28 - 4.9t^{2}$.',
	],
	[
		'Estimate the rate of change of $f(t) = 5\\cos t$ at $t = 2$. Angles are in radians.',
		'Estimate the rate of change of $f(t) = 80\\log t$ at $t = 9$. Angles are in radians.',
	],
	[
		'Simplify $\\sqrt{12x}$. Assume that the variable represents a positive number.',
		'Simplify $\\sqrt{12}$. Assume that the variable represents a positive number.',
	],
	['Omar is $1.8$ m tall.', 'Omar is $2.5$ m tall.'],
	['A signpost is $2.5$ m tall.', 'Here. Zoe is $2.2$ m tall.'],
	[
		'A rug is $5x + 1$ feet long and $x + 8$ feet wide.',
		'A rug is $x + 8$ feet long and $5x + 1$ feet wide.',
	],
	[
		'Each box of books weighs $9$ pounds. How many pounds do $10$ boxes of books weigh together?',
		'Each crate weighs $9$ pounds. How many pounds do $10$ boxes of books weigh together?',
	],
	[
		'Simplify $\\sqrt{44x}$. Assume that the variable represents a positive number.',
		'Simplify $\\sqrt{44xy}$. Assume that the variable represents a positive number.',
	],
	[
		'Simplify $\\sqrt{44xy}$. Assume that the variables represent positive numbers.',
		'Simplify $\\sqrt{44x}$. Assume that the variables represent positive numbers.',
	],
	[
		'A ball is thrown straight up. Its height is given by $h = -4.9t^{2} + 22t + 32$.',
		'A ball is thrown straight down. Its height is given by $h = -4.9t^{2} + 22t + 32$.',
	],
	[
		'A kite, $C$, flies above the line. Its angle of elevation is $50^{\\circ}$ from $A$.',
		'A kite, $C$, flies above the line. Its angle of depression is $50^{\\circ}$ from $A$.',
	],
	[
		'From the top, the angle of depression of a boat is $20^{\\circ}$.',
		'From the top, the angle of elevation of a boat is $20^{\\circ}$.',
	],
	['A room is $9$ feet long and $4$ feet wide.', 'A room is $4$ feet long and $9$ feet wide.'],
])('%s does not contradict itself, %s does', (sound, contrary) => {
	expect(issuesOf(sound)).toEqual([]);
	expect(issuesOf(contrary)).toHaveLength(1);
});

test('compares the time of a fee with the time that is asked about', () => {
	const plan = 'A plan costs \\$20 a month plus \\$4 for each visit. What is the monthly cost?';
	expect(contradictions(createQuestion({ question: plan }))).toEqual([]);
	const hourly = plan.replace('a month', 'an hour');
	expect(contradictions(createQuestion({ question: hourly }))).toHaveLength(1);
});

test('refuses a table of other things than the prompt names', () => {
	const table = 'A table with 2 rows. oranges: 2, 10, blank. apples: 9, 45, 81.';
	const of = (parts: string) => {
		const text = `The table shows equivalent ratios of ${parts}. Find the missing number.`;
		return issuesOf(text, `${text} ${table}`);
	};
	expect(of('oranges to apples')).toEqual([]);
	expect(of('nickels to dimes')).toHaveLength(4);
	expect(of('apples to oranges')).toHaveLength(2);
});
