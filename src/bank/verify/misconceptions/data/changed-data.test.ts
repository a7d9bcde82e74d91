import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	used only the last known value and the unknown value to get the given mean | 3 | 8
		15 | On the first $4$ days of a trip, Zoe cycled $3$, $5$, $4$, and $13$ miles. How many miles must Zoe cycle on the next day so that the mean distance for the first $5$ days is $8$ miles per day?
	multiplied the mean by 4, the number of days so far, instead of 5 | 7 | 8
		15 | On the first $4$ days of a trip, Zoe cycled $3$, $5$, $4$, and $13$ miles. How many miles must Zoe cycle on the next day so that the mean distance for the first $5$ days is $8$ miles per day?
	found how much the mean increases | 63/4 | 49
		5 | A data set has the values $49$, $36$, $39$, and $49$. A new value, $122$, is added to the data set. By how much does the median increase? Give the exact value as a whole number or a decimal.
	found how much the median increases | 0 | 278/5
		10.6 | A data set has the values $44$, $44$, $41$, and $51$. A new value, $98$, is added to the data set. By how much does the mean increase? Give the exact value as a whole number or a decimal.
	subtracted the old median from the new value | 78 | 49
		5 | A data set has the values $49$, $36$, $39$, and $49$. A new value, $122$, is added to the data set. By how much does the median increase? Give the exact value as a whole number or a decimal.
	subtracted the old mean from the new value | 53 | 278/5
		10.6 | A data set has the values $44$, $44$, $41$, and $51$. A new value, $98$, is added to the data set. By how much does the mean increase? Give the exact value as a whole number or a decimal.
	did not remove the value | 33 | 46
		32 | A data set has the values $40$, $47$, $14$, $17$, $42$, $35$, and $46$. The value $47$ is removed. What is the range of the remaining values? Give the exact value as a whole number or a decimal.
	divided by the old number of values | 833/15 | 63/2
		59.5 | The mean of $15$ values is $56$. The value $7$ is removed from the data set. What is the new mean? Give the exact value as a whole number or a decimal.
	averaged the old mean and the value | 63/2 | 833/15
		59.5 | The mean of $15$ values is $56$. The value $7$ is removed from the data set. What is the new mean? Give the exact value as a whole number or a decimal.
	thought that the mean does not change | 41 | 42
		56 | A data set has a mean of $41$. Every value is increased by $15$. What is the new mean?
	increased the standard deviation too | 20 | 21
		8 | A data set has a standard deviation of $8$. Every value is increased by $12$. What is the new standard deviation?
	decreased the standard deviation too | -3 | 8
		12 | A data set has a standard deviation of $6$. Every value is multiplied by $2$, and then the result is decreased by $15$. What is the new standard deviation?
	left out the multiplication | 58 | 23
		218 | A data set has a mean of $40$. Every value is multiplied by $5$, and then the result is increased by $18$. What is the new mean?
	thought that the mean does not change | 5 | 40
		218 | A data set has a mean of $5$. Every value is multiplied by $40$, and then the result is increased by $18$. What is the new mean?
	left out the decrease | 20 | 2
		17 | A data set has a median of $10$. Every value is multiplied by $2$, and then the result is decreased by $3$. What is the new median?
`),
);
