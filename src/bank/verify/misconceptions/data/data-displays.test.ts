import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	chose the tallest bar | 80 | 60
		40 | The histogram shows the weights of some dogs, in pounds. Each interval includes its lower endpoint but not its upper endpoint. One interval contains the median. What is the lower endpoint of this interval? | figure: A histogram of weights in pounds, with the frequency on the vertical axis. The heights of the bars are 20 to less than 40: 5; 40 to less than 60: 5; 60 to less than 80: 1; 80 to less than 100: 8.
	counted all the children | 17 | 14
		3 | The dot plot shows how many cousins each child in a group has. Each dot stands for one child. How many of the children have at least $5$ cousins? | figure: A dot plot of cousins. 7 dots over 3; 7 dots over 4; 1 dot over 5; 2 dots over 6.
	left out the dots in the column for 5 | 2 | 14
		3 | The dot plot shows how many cousins each child in a group has. Each dot stands for one child. How many of the children have at least $5$ cousins? | figure: A dot plot of cousins. 7 dots over 3; 7 dots over 4; 1 dot over 5; 2 dots over 6.
	counted the dots in the column for 2 too | 11 | 7
		6 | The dot plot shows how many books each student in a class read in a month. Each dot stands for one student. How many of the students read fewer than $2$ books? | figure: A dot plot of books read. 1 dot over 0; 5 dots over 1; 5 dots over 2; 2 dots over 3.
	chose a display that needs two quantities for each point | a scatter plot | a box plot
		a dot plot | A baker knows how many cakes were sold on each of $17$ days and wants to show every value. Which display is the best choice?
	chose a display that groups the values of one quantity into intervals | a histogram | a box plot
		a dot plot | A baker knows how many cakes were sold on each of $17$ days and wants to show every value. Which display is the best choice?
	chose a display that shows the individual values of one quantity | a dot plot | a scatter plot
		a histogram | A farmer has the weights of $110$ pumpkins and wants to show the shape of the distribution. Which display is the best choice?
	chose a display that shows only the five-number summary of the data | a box plot | a scatter plot
		a dot plot | A baker knows how many cakes were sold on each of $17$ days and wants to show every value. Which display is the best choice?
	changed the standard deviation but not the mean | The mean is $73$, and the standard deviation is $10$. | The mean is $73$, and the standard deviation is $5$.
		The mean is $146$, and the standard deviation is $10$. | A data set has a mean of $73$ and a standard deviation of $5$. Every value is multiplied by $2$. Which statement about the new data set is true?
	left both the mean and the standard deviation unchanged | The mean is $73$, and the standard deviation is $5$. | The mean is $73$, and the standard deviation is $10$.
		The mean is $146$, and the standard deviation is $10$. | A data set has a mean of $73$ and a standard deviation of $5$. Every value is multiplied by $2$. Which statement about the new data set is true?
	changed the standard deviation too | The mean is $80$, and the standard deviation is $8$. | The mean is $77$, and the standard deviation is $8$.
		The mean is $80$, and the standard deviation is $5$. | A data set has a mean of $77$ and a standard deviation of $5$. Every value is increased by $3$. Which statement about the new data set is true?
	left the standard deviation unchanged | The mean is $146$, and the standard deviation is $5$. | The mean is $73$, and the standard deviation is $10$.
		The mean is $146$, and the standard deviation is $10$. | A data set has a mean of $73$ and a standard deviation of $5$. Every value is multiplied by $2$. Which statement about the new data set is true?
`),
);
