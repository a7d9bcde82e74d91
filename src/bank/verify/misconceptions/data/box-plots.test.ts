import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	gave the percent outside this interval | 75 | 20
		25 | The box plot shows the ages of the members of a chess club. About what percent of the values are between $29$ and $42$?
	divided the plot into five sections | 20 | 75
		25 | The box plot shows the ages of the members of a chess club. About what percent of the values are between $29$ and $42$?
	counted one section too few | 50 | 25
		75 | The box plot shows the number of pages that Maya read each day. About what percent of the values are between $5$ and $36$?
	counted one section too many | 50 | 75
		25 | The box plot shows the ages of the members of a chess club. About what percent of the values are between $29$ and $42$?
	compared the interquartile ranges | The median of group B is $9$ years greater than that of group A. | The median of group A is $3$ years greater than that of group B.
		The median of group A is $4$ years greater than that of group B. | The box plots show the ages of the chess players in two groups, A and B. Which statement is true? | figure: A box plot of the ages of the members in group A: least value 16, first quartile 26, median 35, third quartile 46, greatest value 59. A box plot of the ages of the members in group B: least value 10, first quartile 19, median 31, third quartile 48, greatest value 56.
	divided the interquartile range by the difference | The medians differ by $5$ times the interquartile range. | The medians differ by $0.35$ times the interquartile range.
		The medians differ by $0.2$ times the interquartile range. | The box plots show the quiz scores of the students in two groups, A and B. Both groups have the same interquartile range. Which statement is true?
	mixed up which part of group B’s box is longer | Only in group A | Only in group B
		In both groups | The box plots show the ages of the chess players in two groups, A and B. In which group or groups, if any, is the part of the box to the right of the median longer than the part to the left?
	mixed up which part is longer in both boxes | In neither group | Only in group A
		In both groups | The box plots show the ages of the chess players in two groups, A and B. In which group or groups, if any, is the part of the box to the right of the median longer than the part to the left?
	compared 40 with only one end of the box from 20 to 39 | Both groups’ | Only group A’s
		Only group B’s | The box plots show the ages of the chess players in two groups, A and B. Which group’s median, if any, lies inside the box of the other group? | figure: A box plot of the ages of the members in group A: least value 16, first quartile 26, median 40, third quartile 53, greatest value 60. A box plot of the ages of the members in group B: least value 11, first quartile 20, median 30, third quartile 39, greatest value 48.
	compared only the medians instead of comparing each one with the ends of the other box | Neither group’s | Only group A’s
		Both groups’ | The box plots show the quiz scores of the students in two groups, A and B. Which group’s median, if any, lies inside the box of the other group?
`),
);
