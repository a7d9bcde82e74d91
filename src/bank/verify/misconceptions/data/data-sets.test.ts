import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	found the mean instead | 199/6 | 38
		34 | A data set has the values $14$, $41$, $55$, $58$, $21$, $30$, and $38$. The value $58$ is removed. What is the median of the remaining values? Give the exact value as a whole number or a decimal.
	found the median instead | 3 | 5
		1 | The dot plot shows how many cousins each child in a group has. Each dot stands for one child. What is the mode of the data? | figure: A dot plot of cousins. 1 dot over 0; 5 dots over 1; 4 dots over 2; 4 dots over 3; 1 dot over 4; 3 dots over 5; 3 dots over 6; 1 dot over 7.
	found the interquartile range | 10 | 26
		12 | Noor measured the heights, in inches, of $7$ plants: $14$, $25$, $20$, $26$, $23$, $15$, $25$. What is the range of the data?
	found the first quartile | 31 | 39
		41.5 | A museum counted its visitors in each of $8$ hours: $37$, $39$, $39$, $44$, $25$, $24$, $42$, $41$. What is the third quartile of the data?
	found the third quartile | 29 | 25
		17 | These are the times, in minutes, that $8$ bus rides took: $27$, $11$, $35$, $20$, $29$, $14$, $23$, $29$. What is the first quartile of the data?
	subtracted the first quartile from the median | 14 | 41
		24 | The box plot shows the scores of a class on a quiz. What is the interquartile range of the data? | figure: A box plot of the quiz scores: the whiskers end at 43 and 84, the box goes from 51 to 75, and the line inside the box is at 65.
	divided by one less than the number of values | 4.1 | 12.5
		3.5 | Leo counted the messages he sent on each of $4$ days: $42$, $43$, $50$, $49$. Find the population standard deviation (divide by the number of values). Round to the nearest tenth.
	ignored the frequencies | 5/2 | 8
		2 | The frequency table shows how many tickets each customer bought. What is the mean of the data? Give the exact value as a whole number or a decimal. | figure: A table with 2 rows. Tickets: 1, 2, 3, 4. Frequency: 8, 3, 2, 3.
	divided by the number of different values | 8 | 5/2
		2 | The frequency table shows how many tickets each customer bought. What is the mean of the data? Give the exact value as a whole number or a decimal. | figure: A table with 2 rows. Tickets: 1, 2, 3, 4. Frequency: 8, 3, 2, 3.
	found the median of the frequencies | 5 | 3
		2 | The frequency table shows how many tickets each customer bought. What is the median of the data? Give the exact value as a whole number or a decimal. | figure: A table with 2 rows. Tickets: 1, 2, 3, 4, 5. Frequency: 8, 6, 3, 5, 5.
	did not multiply the interquartile range by 1.5 | 34 | 29
		39 | Noor measured the heights, in inches, of $8$ plants: $25$, $15$, $5$, $13$, $19$, $24$, $22$, $24$. A value is an outlier if it lies more than $1.5$ times the interquartile range above the third quartile. Values greater than what number are outliers?
	gave 1.5 times the interquartile range | 15 | 34
		39 | Noor measured the heights, in inches, of $8$ plants: $25$, $15$, $5$, $13$, $19$, $24$, $22$, $24$. A value is an outlier if it lies more than $1.5$ times the interquartile range above the third quartile. Values greater than what number are outliers?
`),
);
