export function npmCli(): string;
