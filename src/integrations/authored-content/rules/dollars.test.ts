import { expect, test } from 'vitest';
import { findDollarIssues } from './dollars.ts';
import { treeOf } from './texts.testdata.ts';

const issuesIn = (body: string) => findDollarIssues(treeOf(body), body);

// What people write about money: word problems with prices, wages, savings, bills.
test.each([
	'Planting the tree costs $90. It gives 7 lemons a year, each sold for $1.5, and needs $3 of water.',
	'Choose between jewelry worth $5,000 and gadgets worth $8,000.',
	'Shorts cost $16.50 a pair. Trousers cost $22.50 and shoes $42.',
	'He sold 13 sets for $15 each and bought 8 games for $20 each.',
	'She spent $200 on blue ties at $40.',
	'The bill was $40.00.  A fee of 25% and $3.00 were added.',
	'Brownies are $3 a slice and cheesecakes $4 a slice.',
	'It costs $5-$10.',
	'Pay $5 or $6.',
	'From $5/month to $9/month.',
	'He owes $5.',
	'It costs 5$ or 10$ today.',
	'It costs $.50 to $.75 each.',
	'It costs $5 in US$ and more.',
	'| lunch | price |\n| --- | --- |\n| soup | $4 |\n| bread | $2 |',
])('finds the bare dollar signs of %j', (text) => {
	const issues = issuesIn(text);
	expect(issues).not.toEqual([]);
	expect(issues[0]?.message).toContain('An amount of money is written with a backslash: \\$5.');
	expect(issuesIn(text.replaceAll('$', String.raw`\$`))).toEqual([]);
});

test.each([
	'$x + 3$ and $2$ and $5x$',
	'$\\triangle ABC$ and $3ab$ and $12 xy$',
	'$3 \\text{ apples and pears}$, $\\operatorname{lcm}(4, 6)$, $\\sin 30^\\circ$',
	'$$\n\\begin{aligned}\nx &= 1\n\\end{aligned}\n$$',
	'$$\n\\begin{array}{cccc}1 & 2\\end{array}\n$$',
	'`$5` in code, \\$5 in words',
	'$25\\%$ of \\$80 is $20$.',
])('accepts %j', (text) => {
	expect(issuesIn(text)).toEqual([]);
});

test('says what it mistook for a formula, and where', () => {
	expect(issuesIn('Fine.\n\nIt costs $5, or $10 with lunch.')).toEqual([
		{
			line: 3,
			column: 10,
			field: 'mathematics',
			message:
				'found the formula "$5, or $", which ends right before a digit. An amount of money is written with a backslash: \\$5.',
		},
	]);
});

test.each([
	['$$\nx = 1', 'found $$ that is never closed'],
	['$the side is x$', 'has words in it. Words in a formula go in \\text{…}'],
	['$sin x$', 'functions have a backslash: \\sin x'],
	['So $$x = 1$$ holds.', 'has double dollar signs within a line'],
	['Let $x + 3 be the side.', 'a dollar sign that is never closed: "$x + 3 be the side."'],
])('explains %j', (text, message) => {
	expect(issuesIn(text).map((issue) => issue.message)).toEqual([expect.stringContaining(message)]);
});
