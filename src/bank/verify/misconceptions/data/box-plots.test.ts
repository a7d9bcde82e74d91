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
		The median of group A is $4$ years greater than that of group B. | The box plots show the ages of the chess players in two groups, A and B. Which statement is true? | figure: A box plot of the ages of the members in group A: the whiskers end at 16 and 59, the box goes from 26 to 46, and the line inside the box is at 35. A box plot of the ages of the members in group B: the whiskers end at 10 and 56, the box goes from 19 to 48, and the line inside the box is at 31.
	divided the interquartile range by the difference | The medians differ by $5$ times the interquartile range. | The medians differ by $0.35$ times the interquartile range.
		The medians differ by $0.2$ times the interquartile range. | The box plots show the quiz scores of the students in two groups, A and B. Both groups have the same interquartile range. Which statement is true?
	mixed up which part of group B’s box is longer | Only in group A | Only in group B
		In both groups | The box plots show the ages of the chess players in two groups, A and B. In which group or groups, if any, is the part of the box to the right of the median longer than the part to the left?
	mixed up which part is longer in both boxes | In neither group | Only in group A
		In both groups | The box plots show the ages of the chess players in two groups, A and B. In which group or groups, if any, is the part of the box to the right of the median longer than the part to the left?
	compared 40 with only one end of the box from 20 to 39 | Both groups’ | Only group A’s
		Only group B’s | The box plots show the ages of the chess players in two groups, A and B. Which group’s median, if any, lies inside the box of the other group? | figure: A box plot of the ages of the members in group A: the whiskers end at 16 and 60, the box goes from 26 to 53, and the line inside the box is at 40. A box plot of the ages of the members in group B: the whiskers end at 11 and 48, the box goes from 20 to 39, and the line inside the box is at 30.
	compared only the medians instead of comparing each one with the ends of the other box | Neither group’s | Only group A’s
		Both groups’ | The box plots show the quiz scores of the students in two groups, A and B. Which group’s median, if any, lies inside the box of the other group?
`),
);
