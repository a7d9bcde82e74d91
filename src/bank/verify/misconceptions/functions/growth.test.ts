import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	gave the rate instead of the factor | 3/50 | 47/50
		53/50 | The number of bacteria in a dish after $t$ hours is given by $f(t) = 80(1.06)^{t}$. By what number is the number of bacteria multiplied each hour? Write your answer as a decimal.
	wrote the base itself as a percent | 108 | 2/25
		8 | The number of bacteria in a dish after $t$ hours is given by $f(t) = 20(1.08)^{t}$. By what percent does the number of bacteria grow each hour?
	reversed growth and decay | growth of $47\%$ per year | decay of $53\%$ per year
		decay of $47\%$ per year | The mass of a radioactive sample, in grams, after $t$ years is given by $f(t) = 3240(0.53)^{t}$. Does the model show growth or decay, and by what percent does the mass change each year?
	halved instead of doubling | 135/64 | 1620
		8640 | A new video has $135$ views, and the number of views doubles every $2$ minutes. How many views will there be after $12$ minutes? | y = 135(2)^{6}
	multiplied by 2 times the number of doubling times instead of by 2 raised to that number | 1620 | 135/64
		8640 | A new video has $135$ views, and the number of views doubles every $2$ minutes. How many views will there be after $12$ minutes? | y = 135(2)^{6}
	divided the doubling time by the time to find the number of doubling times | 902 | 3832
		4666 | A new video has $700$ views, and the number of views doubles every $19$ minutes. How many views will there be after $52$ minutes? Round to the nearest whole number. | y = 700(2)^{\frac{52}{19}}
	doubled only once instead of once for each doubling time | 270 | 1620
		8640 | A new video has $135$ views, and the number of views doubles every $2$ minutes. How many views will there be after $12$ minutes? | y = 135(2)^{6}
	changed the quantity by the same amount each year instead of the same percent | 66.7 | 60.0
		27.6 | A quantity starts at $150$ and grows by $6\%$ each year. How many years does it take to reach $750$? Round to the nearest tenth.
	subtracted the same amount each year instead of the same percent | 4.2 | 6.0
		7.0 | The mass of a sample is $3400$ milligrams and decreases by $18\%$ each year. After how many years will the mass be $850$ milligrams? Round to the nearest tenth.
	multiplied by the factor one fewer time than needed | 780.00 | 810.00
		811.20 | The balance of a bank account is $\$750$ and grows by $4\%$ each year. What will the balance be after $2$ years?
	increased the later value by 14% each year | 13187 | 3222
		14559 | The value of a car decreased by $14\%$ each year and was $\$6849$ after $5$ years. What was the value at the start? Round to the nearest dollar. | x = \frac{6849}{0.86^{5}}
	gave the total percent change over all the years | 48.0 | 4.8
		4.0 | The population of a town grew by the same percent each year, from $4600$ to $6809$ in $10$ years. By what percent did it grow each year? Round to the nearest tenth of a percent.
	divided the total percent change by the number of years | 4.8 | 48.0
		4.0 | The population of a town grew by the same percent each year, from $4600$ to $6809$ in $10$ years. By what percent did it grow each year? Round to the nearest tenth of a percent.
	gave the number of doubling times instead of the time | 1.6 | 28.5
		30.1 | A dish contains $2200$ bacteria, and the number of bacteria doubles every $19$ hours. After how many hours will there be $6600$ bacteria? Round to the nearest tenth. | \frac{t}{19} = \frac{\log 3}{\log 2}
`),
);
