import { untilAnswers } from './answers.ts';
import { build } from './build.ts';
import { seedWhenEmpty } from './prepare-database.ts';
import { createStarter } from './starter.ts';

const starter = createStarter();
const { port, apiPort, progress, serve } = starter;
const [first = 'lt', ...others] = starter.brandKeys;
const isBuilt = (project: string) => progress(`${project} is built`);

await starter.run(async () => {
  await starter.claimPorts();
  progress(`building the API, the web server and ${first} …`);
  const [databaseUrl] = await Promise.all([starter.openDatabase(), build(['api', 'web-server'], isBuilt)]);

  const env = starter.environment(databaseUrl);
  const standUp = async () => {
    serve('api', 'dist/apps/api/main.js', [], env);
    await untilAnswers(apiPort, '/healthz');
    await seedWhenEmpty(databaseUrl, progress);
  };
  await Promise.all([standUp(), build([first], isBuilt)]);
  serve('web-server', 'dist/apps/web-server/main.js', [], env);
  await untilAnswers(port, '/', { host: `${first}.localhost:${port}` });
  progress(`http://${first}.localhost:${port} answers`);

  if (others.length > 0) {
    progress(`building ${others.join(', ')} …`);
    // A brand that cannot be built leaves the others standing.
    await build(others, isBuilt).catch((error: Error) => progress(error.message));
  }
  const addresses = [first, ...others].map((key) => `http://${key}.localhost:${port}`);
  progress(`the shop stands; what it mails is at http://${first}.localhost:${port}/dev/mailbox`);
  console.log(`\n${addresses.join('\n')}\n`);
});
