import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	added the other count to the total | 25 | 16
		7 | The two-way table shows $56$ orders at a restaurant, classified by meal and dish. Which number belongs in the cell with the question mark? | figure: A table of counts. Columns: Soup, Salad, Total. Rows: Lunch: question mark, blank, 16. Dinner: 6, 34, blank. Total: blank, 43, 56.
	gave the total of the row | 16 | 9
		7 | The two-way table shows $56$ orders at a restaurant, classified by meal and dish. Which number belongs in the cell with the question mark? | figure: A table of counts. Columns: Soup, Salad, Total. Rows: Lunch: question mark, blank, 16. Dinner: 6, 34, blank. Total: blank, 43, 56.
	reversed the condition and the event | 11/20 | 11/105
		11/59 | The two-way table shows some orders at a restaurant, classified by meal and dish. One order is chosen at random. Given that the order is for lunch, what is the probability that the order is for soup? Give your answer as a fraction in lowest terms. | figure: A table of counts. Columns: Soup, Salad, Pasta, Total. Rows: Lunch: 11, 18, 30, 59. Dinner: 9, 24, 13, 46. Total: 20, 42, 43, 105.
	divided by the grand total | 19/98 | 19/26
		19/59 | The two-way table shows some orders at a restaurant, classified by meal and dish. Of the orders that are for lunch, what fraction are for soup? Give your answer as a fraction in lowest terms. | figure: A table of counts. Columns: Soup, Salad, Total. Rows: Lunch: 19, 40, 59. Dinner: 7, 32, 39. Total: 26, 72, 98.
	divided by the total of the column | 19/26 | 19/98
		19/59 | The two-way table shows some orders at a restaurant, classified by meal and dish. Of the orders that are for lunch, what fraction are for soup? Give your answer as a fraction in lowest terms. | figure: A table of counts. Columns: Soup, Salad, Total. Rows: Lunch: 19, 40, 59. Dinner: 7, 32, 39. Total: 26, 72, 98.
	divided by the total of the row | 10/17 | 10/29
		40/51 | The two-way table shows a group of visitors to a zoo, classified by age and favorite animal. Of the visitors who like the fish best, what fraction are adults? Give your answer as a fraction in lowest terms. | figure: A table of counts. Columns: Fish, Birds, Total. Rows: Adult: 40, 28, 68. Child: 11, 37, 48. Total: 51, 65, 116.
	used the number in only one cell instead of the total | 7/162 | 13/18
		5/18 | The two-way table shows some trees in a town, classified by location and species. What fraction of all the trees are oaks? Give your answer as a fraction in lowest terms. | figure: A table of counts. Columns: Oak, Maple, Birch, Total. Rows: Park: 38, 33, 19, 90. Street: 7, 27, 38, 72. Total: 45, 60, 57, 162.
	found the fraction of the trees in the other columns | 13/18 | 7/162
		5/18 | The two-way table shows some trees in a town, classified by location and species. What fraction of all the trees are oaks? Give your answer as a fraction in lowest terms.
	gave the probability that a part is both faulty and rejected | 39/500 | 39/50
		26/35 | In a factory, $10\%$ of the parts are faulty. An inspector rejects $78\%$ of the faulty parts and $3\%$ of the good parts. A part is rejected. What is the probability that this part is faulty? Give your answer as a fraction in lowest terms.
	compared the counts, although the rows have different totals | Yes, because the “Soup” column has different counts in the two rows | No, because the two rows have the same percentage in the “Soup” column
		Yes, because the two rows have different percentages in the “Soup” column | The two-way table shows some orders at a restaurant, classified by meal and dish. Do the data show an association between meal and dish? Choose the answer with the correct reason.
	compared the totals of the rows instead of the percentages | No, because the two rows have different totals | Yes, because the “Soup” column has different counts in the two rows
		Yes, because the two rows have different percentages in the “Soup” column | The two-way table shows some orders at a restaurant, classified by meal and dish. Do the data show an association between meal and dish? Choose the answer with the correct reason.
	divided by the column total instead of the row total | Yes, because the two rows have different percentages in the “Oak” column | No, because the two rows have different totals
		No, because the two rows have the same percentage in the “Oak” column | The two-way table shows some trees in a town, classified by location and species. Do the data show an association between location and species? Choose the answer with the correct reason.
`),
);
