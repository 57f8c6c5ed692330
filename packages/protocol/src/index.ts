/** What servers and clients say to each other, and how each reads it at the door. */

export * from './about.ts';
export * from './brief.ts';
export * from './clock.ts';
export * from './http.ts';
export * from './openapi.ts';
export * from './schemas.ts';
export * from './to-client.ts';
export * from './to-server.ts';
export * from './words.ts';
