// Example pairs of implemented operations that the server does not answer yet, because they show a part of the operation that is
// still to come. The list can only shrink: a pair of it that passes fails the run until it is taken out. The mock has them all.

export const NOT_YET: ReadonlySet<string> = new Set([])
