/**
 * Loaded into a process to let it run 34 minutes later, beyond the default of `wait-minutes` and two minutes more: then
 * nobody watches a job of the earlier runs any longer, and a start that nobody has finished is called unknown.
 */
const realNow = Date.now;
Date.now = () => realNow() + 34 * 60_000;
