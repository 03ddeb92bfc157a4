package com.google.net.webchannel.server;

import java.lang.reflect.Field;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The Firestore emulator never forgets what a closed page listened to: it checks the rules of every query anew at each write, and keeps
 * every message. After a hundred staff pages a write takes seconds. Its handlers extend the class below. This version of it stands first
 * on the class path and ends what a page has left: its channel and what it listened to.
 */
public interface AsyncWebChannel<T> {
  boolean isClosed();

  void abort();

  abstract class Handler<V> {
    private static final long INTERVAL_MS = 5_000;
    /** A page asks for messages again at once. One that was offline for longer begins anew. */
    private static final long LEFT_MS = 30_000;
    private static final Set<Handler<?>> HANDLERS = ConcurrentHashMap.newKeySet();

    static {
      Thread thread = new Thread(Handler::endLeftChannels, "end left channels");
      thread.setDaemon(true);
      thread.start();
    }

    private long askedAt = System.currentTimeMillis();

    public Handler() {
      HANDLERS.add(this);
    }

    public void onClose() {}

    public void onError(ErrorStatus status) {}

    public void onMessage(V message) {}

    public void onMetadata(String key, V value) {}

    private static void endLeftChannels() {
      try {
        while (true) {
          Thread.sleep(INTERVAL_MS);
          for (Handler<?> handler : HANDLERS) if (handler.endIfLeft()) HANDLERS.remove(handler);
        }
      } catch (ReflectiveOperationException | InterruptedException error) {
        System.err.println("What pages have left is kept: " + error);
      }
    }

    /** Ends the channel and its stream if their page has gone. True: nothing is left to end. */
    private boolean endIfLeft() throws ReflectiveOperationException {
      Object stream = valueOf(this, "requestObserver");
      // Still in its constructor.
      if (stream == null) return false;
      // Writes have no stream that stays.
      if (!stream.getClass().getSimpleName().endsWith("ListenStream")) return true;
      Object response = valueOf(valueOf(stream, "responseObserver"), "underlying");
      AsyncWebChannel<?> channel = (AsyncWebChannel<?>) valueOf(response, "channel");
      Object request = valueOf(valueOf(valueOf(channel, "channelInternal"), "backChannel"), "writer");
      if (request != null) askedAt = System.currentTimeMillis();
      if (!channel.isClosed() && System.currentTimeMillis() < askedAt + LEFT_MS) return false;
      channel.abort();
      Object id = valueOf(stream, "streamId");
      Object manager = valueOf(stream, "manager");
      manager.getClass().getMethod("removeStream", id.getClass().getSuperclass()).invoke(manager, id);
      return true;
    }

    private static Object valueOf(Object owner, String name) throws ReflectiveOperationException {
      Field field = owner.getClass().getDeclaredField(name);
      field.setAccessible(true);
      return field.get(owner);
    }
  }
}
