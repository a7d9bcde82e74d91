import { mistakesLeadTo } from '../answered.testdata.ts';

mistakesLeadTo([
	[
		'A polynomial function has degree $5$. Which of these could be the number of its turning points?',
		'$2$',
		'used a number less than the degree without checking the directions of the ends',
		'$3$',
		'$7$',
	],
	[
		'What is the end behavior of the graph of $f(x) = -2x^{2} + 5$?',
		'it falls to the left and falls to the right',
		'used the rule for an odd degree',
		'it rises to the left and falls to the right',
		'it rises to the left and rises to the right',
	],
	[
		'What is the end behavior of the graph of $f(x) = 7x^{2} - 3x - 7x^{5}$?',
		'it rises to the left and falls to the right',
		'used the rule for an even degree',
		'it falls to the left and falls to the right',
		'it falls to the left and rises to the right',
	],
	[
		'What is the end behavior of the graph of $f(x) = -2x^{2} + 5$?',
		'it falls to the left and falls to the right',
		'used the rule for a positive leading coefficient',
		'it rises to the left and rises to the right',
		'it rises to the left and falls to the right',
	],
	[
		'What is the end behavior of the graph of $f(x) = 2(x + 1)(x + 3)$?',
		'it rises to the left and rises to the right',
		'used the rule for a negative leading coefficient',
		'it falls to the left and falls to the right',
		'it rises to the left and falls to the right',
	],
	[
		'What is the end behavior of the graph of $f(x) = -2x^{2} + 5$?',
		'it falls to the left and falls to the right',
		'used the rule for an odd degree and a positive leading coefficient',
		'it falls to the left and rises to the right',
		'it rises to the left and falls to the right',
	],
	[
		'What is the end behavior of the graph of $f(x) = 2(x + 1)(x + 3)$?',
		'it rises to the left and rises to the right',
		'used the rule for an odd degree and a negative leading coefficient',
		'it rises to the left and falls to the right',
		'it falls to the left and falls to the right',
	],
	[
		'What is the end behavior of the graph of $f(x) = 7x^{2} - 3x - 7x^{5}$?',
		'it rises to the left and falls to the right',
		'used the rule for an even degree and a positive leading coefficient',
		'it rises to the left and rises to the right',
		'it falls to the left and falls to the right',
	],
	[
		'What is the end behavior of the graph of $f(x) = -5x^{3} + 2x + 9x^{5}$?',
		'it falls to the left and rises to the right',
		'used the rule for an even degree and a negative leading coefficient',
		'it falls to the left and falls to the right',
		'it rises to the left and rises to the right',
	],
]);
