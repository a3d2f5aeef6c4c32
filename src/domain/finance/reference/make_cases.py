#!/usr/bin/env python3
"""Reference figures for credits, leases and annual percentage rates, made without any code of the site.

    python3 src/domain/finance/reference/make_cases.py > src/domain/finance/reference/cases.json

Needs Python 3.8 or later and nothing else. Everything is `decimal` with 60 digits:

* An instalment is searched, not calculated: bisection on what a credit still owes after its last month, grown month by
  month (K -> K * (1 + rate / 1200) - A), until it owes the balloon. A rent of a lease is searched the same way, paid at
  the beginning of the month.
* A schedule is kept by hand: interest of the month rounded to a cent (ROUND_HALF_UP), the last instalment pays the rest.
* A TAEG is searched by bisection on the equation of Directive 2008/48/EC, Annex I, part I: the X at which
  sum(advances * (1 + X) ** -t) = sum(payments * (1 + X) ** -s). Months are twelfths of a year, days are of 365.

The examples of Directive 98/7/EC, Annex III (the equation is the same) are in the file with their published rates.
"""

import json
from decimal import ROUND_HALF_UP, Decimal, getcontext

getcontext().prec = 60
CENT = Decimal(1)
TWELVE = Decimal(12)


def cents(value):
    return value.quantize(CENT, rounding=ROUND_HALF_UP)


def bisect(function, low, high, steps=400):
    """The root of a function that changes its sign once between low and high."""
    rising = function(low) < 0
    for _ in range(steps):
        middle = (low + high) / 2
        if (function(middle) < 0) == rising:
            low = middle
        else:
            high = middle
        if high - low < Decimal("1e-40"):
            break
    return (low + high) / 2


def owed(principal, rate, months, payment, in_advance):
    balance = Decimal(principal)
    growth = 1 + Decimal(rate) / 1200
    for _ in range(months):
        balance = (balance - payment) * growth if in_advance else balance * growth - payment
    return balance


def instalment(principal, rate, months, remaining, in_advance=False):
    exact = bisect(lambda a: Decimal(remaining) - owed(principal, rate, months, a, in_advance), Decimal(0), Decimal(principal) * 2)
    return cents(exact)


def schedule(principal, rate, months, balloon, revision=None):
    balance = Decimal(principal)
    due = instalment(principal, rate, months, balloon)
    rows = []
    for month in range(1, months + 1):
        if revision and month == revision["afterMonths"] + 1:
            rate = revision["borrowingRate"]
            due = instalment(balance, rate, months - revision["afterMonths"], balloon)
        interest = cents(balance * Decimal(rate) / 1200)
        repaid = balance - Decimal(balloon) if month == months else due - interest
        balance -= repaid
        rows.append({"month": month, "payment": repaid + interest, "interest": interest, "balance": balance})
    return rows


def taeg(advances, payments):
    def difference(x):
        base = 1 + x
        received = sum(amount * base ** -time for amount, time in advances)
        paid = sum(amount * base ** -time for amount, time in payments)
        return received - paid

    return bisect(difference, Decimal("-0.9"), Decimal(20), steps=150) * 100


def two_digits(percent):
    # Added to nothing, so that there is no "-0.00".
    return str(percent.quantize(Decimal("0.01"), rounding=ROUND_HALF_UP) + 0)


def credit(price, down, months, rate, balloon=0, fee=0, protection=None, revision=None):
    principal = price - down
    first = schedule(principal, rate, months, balloon)
    rows = schedule(principal, rate, months, balloon, revision) if revision else first
    premium = cents(Decimal(principal) * Decimal(protection["monthlyPercent"]) / 100) if protection else Decimal(0)
    compulsory = premium if protection and protection["compulsory"] else Decimal(0)
    payments = [(row["payment"] + compulsory, Decimal(row["month"]) / TWELVE) for row in first]
    payments += [(Decimal(balloon), Decimal(months) / TWELVE), (Decimal(fee), Decimal(0))]
    rate_of_charge = taeg([(Decimal(principal), Decimal(0))], payments)
    interest = sum(row["interest"] for row in rows)
    cost = interest + fee + compulsory * months
    shown = sorted({1, 12, months // 2, months - 1, months} & set(range(1, months + 1)))
    terms = {"price": price, "downPayment": down, "months": months, "balloon": balloon, "borrowingRate": float(rate), "fee": fee}
    if protection:
        terms["protection"] = {"monthlyPercent": float(protection["monthlyPercent"]), "compulsory": protection["compulsory"]}
    if revision:
        terms["revision"] = {"afterMonths": revision["afterMonths"], "borrowingRate": float(revision["borrowingRate"])}
    return {
        "terms": terms,
        "monthly": int(first[0]["payment"]) if months > 1 else int(first[-1]["payment"]),
        "lastInstalment": int(rows[-1]["payment"]),
        "premium": int(premium),
        "totalInterest": int(interest),
        "totalCost": int(cost),
        "totalDue": int(principal + cost),
        "taeg": float(two_digits(rate_of_charge)),
        "rows": [[row["month"], int(row["payment"]), int(row["interest"]), int(row["balance"])] for row in rows if row["month"] in shown],
    }


def lease(financed, rate, months, residual):
    rent = instalment(financed, rate, months, residual, in_advance=True)
    payments = [(rent, Decimal(month) / TWELVE) for month in range(months)] + [(Decimal(residual), Decimal(months) / TWELVE)]
    return {
        "financed": financed, "moneyRate": float(rate), "months": months, "residual": residual, "rent": int(rent),
        "taeg": float(two_digits(taeg([(Decimal(financed), Decimal(0))], payments))),
    }


def plan(name, advances, payments, published=None):
    found = taeg([(Decimal(a), t) for a, t in advances], [(Decimal(a), t) for a, t in payments])
    if published is not None:
        digits = Decimal(published)
        assert found.quantize(digits, rounding=ROUND_HALF_UP) == digits, (name, found, published)
    return {
        "name": name,
        "advances": [[float(a), float(t)] for a, t in advances],
        "payments": [[float(a), float(t)] for a, t in payments],
        "taeg": float(two_digits(found)),
        "digits": str(found.quantize(Decimal("1e-9"))),
    }


def credits():
    insured = {"monthlyPercent": "0.045", "compulsory": False}
    compulsory = {"monthlyPercent": "0.045", "compulsory": True}
    yield credit(2_000_000, 0, 48, "6")
    yield credit(2_000_000, 0, 1, "6")
    yield credit(2_000_000, 0, 2, "6")
    yield credit(1_200_000, 0, 48, "0", balloon=240_000)
    yield credit(1_000_001, 0, 36, "0")
    for price, down, months, rate in [
        (3_149_000, 629_800, 60, "3.99"), (3_149_000, 0, 84, "3.99"), (1_499_000, 300_000, 24, "4.99"), (899_000, 0, 12, "7.25"),
        (4_790_050, 1_234_567, 72, "2.49"), (999_900, 99_990, 36, "9.9"), (7_500_000, 1_500_000, 60, "0.01"), (2_349_000, 500_000, 48, "12.75"),
        (5_399_000, 0, 120, "5.4"), (1_234_567, 12_345, 37, "3.33"), (100_000, 0, 6, "1.9"), (15_000_000, 3_000_000, 96, "6.65"),
    ]:
        yield credit(price, down, months, rate)
    for price, down, months, rate, balloon in [
        (3_149_000, 629_800, 48, "3.99", 1_100_000), (2_899_000, 579_800, 36, "4.24", 1_014_650), (4_290_000, 0, 48, "3.49", 1_501_500),
        (6_890_000, 2_067_000, 24, "5.25", 3_100_500), (1_999_000, 199_900, 60, "1.99", 399_800), (8_250_000, 1_237_500, 48, "0", 2_887_500),
        (2_500_000, 0, 12, "8", 2_250_000), (3_333_333, 333_333, 42, "4.44", 777_777),
    ]:
        yield credit(price, down, months, rate, balloon=balloon)
    for fee in [5_000, 15_000, 49_900]:
        yield credit(2_199_000, 439_800, 48, "3.99", fee=fee)
        yield credit(2_199_000, 439_800, 48, "3.99", balloon=650_000, fee=fee)
    yield credit(600_000, 0, 12, "0", fee=25_000)
    for protection in [insured, compulsory]:
        yield credit(2_749_000, 549_800, 60, "4.49", protection=protection)
        yield credit(2_749_000, 549_800, 48, "4.49", balloon=824_700, fee=12_500, protection=protection)
    for after, rate, later in [(12, "3.59", "4.59"), (36, "3.59", "2.09"), (1, "3", "6"), (24, "0", "3.5"), (24, "4", "0")]:
        revision = {"afterMonths": after, "borrowingRate": later}
        yield credit(3_490_000, 698_000, 48, rate, revision=revision)
        yield credit(3_490_000, 698_000, 60, rate, balloon=900_000, fee=9_900, revision=revision)


def leases():
    for case in [
        (3_000_000, "4.2", 48, 1_260_000), (2_834_100, "4.25", 48, 1_322_580), (1_890_000, "3.95", 36, 900_000), (5_500_000, "5.4", 60, 1_650_000),
        (999_900, "0", 24, 500_000), (4_123_457, "6.15", 27, 2_000_001), (2_500_000, "0.5", 12, 2_000_000), (7_999_000, "4.75", 36, 0),
    ]:
        yield lease(*case)


def plans():
    day = Decimal(365)
    now = [(1000, Decimal(0))]
    half = Decimal("1.5")
    quarter = Decimal("0.25")
    yield plan("98/7 first example, months", now, [(1200, half)], "12.92")
    yield plan("98/7 first example, 546 days of 365", now, [(1200, 546 / day)], "12.96")
    yield plan("98/7 first example, 546 days of 365.25", now, [(1200, Decimal(546) / Decimal("365.25"))], "12.97")
    yield plan("98/7 second example, 50 of costs, months", [(950, Decimal(0))], [(1200, half)], "16.85")
    yield plan("98/7 second example, 546 days of 365", [(950, Decimal(0))], [(1200, 546 / day)], "16.9")
    yield plan("98/7 third example, two payments of 600", now, [(600, Decimal(1)), (600, Decimal(2))], "13.07")
    yield plan("98/7 fourth example, months", now, [(272, quarter), (272, 2 * quarter), (544, Decimal(1))], "13.19")
    yield plan("paid out in two parts", [(8000, Decimal(0)), (4000, Decimal(3) / TWELVE)], [(550, Decimal(m) / TWELVE) for m in range(1, 25)])
    yield plan("equal yearly payments", [(6000, Decimal(0))], [(1800, Decimal(y)) for y in range(1, 5)])
    yield plan("52 weekly payments", now, [(21, Decimal(week) / 52) for week in range(1, 53)])
    yield plan("short and dear", [(200, Decimal(0))], [(225, 30 / day)])
    yield plan("less is paid back than was lent", now, [(450, Decimal(1)), (500, Decimal(2))])


if __name__ == "__main__":
    document = {"credits": list(credits()), "leases": list(leases()), "plans": list(plans())}
    lines = ["{"]
    for index, (name, cases) in enumerate(document.items()):
        lines.append(f'  "{name}": [')
        lines += [f"    {json.dumps(case)}{',' if number < len(cases) - 1 else ''}" for number, case in enumerate(cases)]
        lines.append("  ]" + ("," if index < len(document) - 1 else ""))
    print("\n".join(lines + ["}"]))
